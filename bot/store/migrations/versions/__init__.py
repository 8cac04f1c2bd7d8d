"""One file a step, oldest first; a step that was released is never changed."""
