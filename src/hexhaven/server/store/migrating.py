"""Brings a database up to date when it is opened: several processes may do so at once."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import SQLAlchemyError

from hexhaven.server.store.engines import is_sqlite, writer_engine
from hexhaven.server.store.errors import NewerDatabase, StoreError

LARGEST_CHECKED = 256 * 2**20  # bytes: about a second
MIGRATIONS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(7523891145206354)")


def migrate(url: URL) -> None:
    """Make or renew all tables, in one transaction."""
    engine = writer_engine(url)
    try:
        with engine.begin() as connection:
            if is_sqlite(url):
                refuse_damaged(connection, url)
            bring_up_to_date(connection, is_sqlite(url))
    except (SQLAlchemyError, CommandError) as problem:
        cause = getattr(problem, "orig", None) or problem
        raise StoreError(f"the database {url.render_as_string()} cannot be opened: {cause}") from problem
    finally:
        engine.dispose()


def bring_up_to_date(connection: Connection, alone: bool) -> None:
    if not alone:  # SQLite took its only lock when the transaction began
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(ONE_AT_A_TIME)
    config = settings(connection)
    refuse_newer(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def refuse_damaged(connection: Connection, url: URL) -> None:
    """Look through a file, unless it is so large that people would wait for it."""
    file = Path(url.database or "")
    if file.exists() and file.stat().st_size > LARGEST_CHECKED:
        return
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise StoreError(f"the database {url.render_as_string()} is damaged: {found}")


def settings(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def refuse_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    unknown = set(MigrationContext.configure(connection).get_current_heads()) - known
    if unknown:
        raise NewerDatabase(
            f"the database was written by a newer Hexhaven: it is at step {', '.join(sorted(unknown))}, this "
            f"program knows {scripts.get_current_head()}. Update the program, or use another database."
        )
