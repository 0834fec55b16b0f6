"""Every test of the server may ask for a database."""

from server.databases import anyio_backend, postgresql, postgresql_url, sqlite_url, store, store_url

__all__ = ["anyio_backend", "postgresql", "postgresql_url", "sqlite_url", "store", "store_url"]
