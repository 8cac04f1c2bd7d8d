"""What all tests share: how hypothesis searches."""

from hypothesis import settings

# The same examples on each run: a failure is about the change, not about luck or load.
settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile("steady")
