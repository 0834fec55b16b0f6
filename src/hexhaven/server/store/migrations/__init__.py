"""The steps that brought the database to its present shape; `hexhaven.server.store.migrating` takes them.

Whoever changes `hexhaven.server.store.schema` adds a step to `versions`, in the manner of the others: named
by its number, with the one before as its `down_revision`. Steps go forward only, and none is ever changed.
"""
