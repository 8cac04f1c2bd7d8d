"""Law books: invented pages in publishers' layouts, and the real ones where they are."""
