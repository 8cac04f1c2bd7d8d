"""Every word that a person sees, in three languages, and the reader that gives them out."""

from locales.catalogue import LANGUAGES, Catalogue, Language, language_for, language_named
from locales.entries import CatalogueError

__all__ = ["LANGUAGES", "Catalogue", "CatalogueError", "Language", "language_for", "language_named"]
