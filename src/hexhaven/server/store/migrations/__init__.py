"""The steps that brought the database to its present shape; `hexhaven.server.store.migrating` takes them."""
