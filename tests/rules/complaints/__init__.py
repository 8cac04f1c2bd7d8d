"""What a second Director would find wrong with a ruling, and with what follows from it.

Each function reads a ruling as a stranger does, by its codes and the facts told, and complains
in a few words. None of them knows how a clause came to what it ordered.
"""
