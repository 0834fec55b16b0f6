"""How a database comes to its shape, and what happens to one that has another."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from hexhaven.server.store import NameTaken, Store, StoreError, engines, folded, migrating
from hexhaven.server.store.engines import address, use_wal, writer_engine
from hexhaven.server.store.schema import metadata
from server.store.samples import lines, log_of, person, table

pytestmark = pytest.mark.anyio

GOOD = """
from alembic import op
import sqlalchemy as sa
revision, down_revision = "later", "0004"
def upgrade():
    op.add_column("tables", sa.Column("colour", sa.Text))
"""
BAD = GOOD + '    op.execute("UPDATE nothing_of_the_kind SET a = 1")\n'


def ask(url: str, work: Callable[[Connection], object]) -> object:
    engine = writer_engine(address(url))
    with engine.begin() as connection:
        answer = work(connection)
    engine.dispose()
    return answer


def shape(c: Connection) -> dict[str, set[str]]:
    found = inspect(c)
    return {name: {str(column) for column in found.get_columns(name)} for name in found.get_table_names()}


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Let the program know one more step."""

    def add(step: str) -> None:
        steps = tmp_path / "migrations"
        if not steps.exists():
            shutil.copytree(migrating.MIGRATIONS, steps, ignore=shutil.ignore_patterns("__pycache__"))
        (steps / "versions" / "later.py").write_text(step)
        monkeypatch.setattr(migrating, "MIGRATIONS", steps)

    return add


async def test_the_steps_lead_to_the_tables_the_program_knows(store: Store) -> None:
    def differences(c: Connection) -> object:
        options = {"compare_type": True, "compare_server_default": True}
        return compare_metadata(MigrationContext.configure(c, opts=options), metadata)

    assert await store.read(differences) == []


async def test_keys_and_options_that_no_comparison_sees(store: Store, store_url: str) -> None:
    if store_url.startswith("sqlite"):
        query = "SELECT count(*) FROM sqlite_master WHERE sql LIKE '%WITHOUT ROWID%'"
        expected = sum(not table.dialect_options["sqlite"]["with_rowid"] for table in metadata.sorted_tables)
    else:
        query, expected = "SELECT count(*) FROM pg_class WHERE reloptions = '{fillfactor=70}'", 1
    assert await store.read(lambda c: c.scalar(text(query))) == expected


async def test_many_may_open_a_new_database_at_once(store_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(store_url) for _ in range(8)))
    for i, store in enumerate(stores):
        await store.create(table(f"{i}"))
    for store in stores:
        assert len((await store.lobby()).open) == 8
        await store.close()


async def test_opening_again_changes_nothing(store_url: str) -> None:
    for _ in range(2):
        await (await Store.open(store_url)).close()
    assert ask(store_url, lambda c: c.scalars(text("SELECT version_num FROM alembic_version")).all()) == [
        "0004"
    ]


async def test_an_older_database_is_brought_up_to_date(store_url: str, later: Callable[[str], None]) -> None:
    store = await Store.open(store_url)
    await store.create(table())
    await store.commit("t", 0, first=1, log=lines("a"))
    await store.close()
    later(GOOD)
    store = await Store.open(store_url)
    assert await log_of(store) == ["a"]
    assert await store.read(lambda c: c.scalar(text("SELECT colour FROM tables"))) is None
    await store.close()


async def test_accounts_that_look_alike_already_keep_their_names(store_url: str) -> None:
    """The database as it was before: nobody looked at that."""
    store = await Store.open(store_url)
    await store.add_person(person("a", "Anna", "hash"))
    await store.add_person(person("b", "Berta", "hash"))
    await store.close()
    ask(store_url, before_skeletons)
    store = await Store.open(store_url)
    found = [await store.person_by_name(name) for name in ("Anna", "Аnna")]
    assert [row and row.id for row in found] == ["a", "b"]
    with pytest.raises(NameTaken):
        await store.add_person(person("c", "Аnnа", "hash"))
    await store.close()


def before_skeletons(c: Connection) -> None:
    c.execute(text("DROP TABLE shelf"))
    c.execute(text("DROP INDEX ix_persons_skeleton"))
    c.execute(text("ALTER TABLE persons DROP COLUMN skeleton"))
    alike = {"name": "Аnna", "folded": folded("Аnna")}
    c.execute(text("UPDATE persons SET name = :name, folded = :folded WHERE id = 'b'"), alike)
    c.execute(text("UPDATE alembic_version SET version_num = '0002'"))


async def test_a_step_that_fails_leaves_the_database_as_it_was(
    store_url: str, later: Callable[[str], None]
) -> None:
    await (await Store.open(store_url)).close()
    before = ask(store_url, shape)
    later(BAD)
    with pytest.raises(StoreError, match="nothing_of_the_kind"):
        await Store.open(store_url)
    assert ask(store_url, shape) == before
    later(GOOD)
    await (await Store.open(store_url)).close()
    assert ask(store_url, shape) != before


async def test_a_newer_database_is_refused_and_left_alone(store_url: str) -> None:
    await (await Store.open(store_url)).close()
    ask(store_url, lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(StoreError, match="newer Hexhaven: it is at step 9999, this program knows 0004"):
        await Store.open(store_url)
    assert ask(store_url, lambda c: c.scalar(text("SELECT version_num FROM alembic_version"))) == "9999"


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text("Dear Anna, " * 1000)
    with pytest.raises(StoreError, match="not a database"):
        await Store.open(f"sqlite:///{path}")
    assert path.read_text() == "Dear Anna, " * 1000


async def test_a_folder_is_made_where_there_is_none(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/some/where else/hexhaven.db")
    await store.close()
    assert (tmp_path / "some" / "where else" / "hexhaven.db").exists()


async def test_a_place_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="folder of the database"):
        await Store.open(f"sqlite:///{tmp_path}/file/hexhaven.db")
    with pytest.raises(StoreError, match="cannot be opened: unable to open"):
        await Store.open(f"sqlite:///{tmp_path}")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://x/y", "hexhaven.db", ""])
async def test_an_address_we_cannot_use_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///PATH"):
        await Store.open(url)


async def test_a_server_that_is_not_there_is_told_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened") as caught:
        await Store.open(f"postgresql://anna:tell-nobody@/hexhaven?host={tmp_path}")
    assert "tell-nobody" not in str(caught.value)


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("postgresql://a:b@host:1/db?sslmode=require", "postgresql+psycopg://a:b@host:1/db?sslmode=require"),
        ("postgres://host/db", "postgresql+psycopg://host/db"),
        ("postgresql+asyncpg://host/db", "postgresql+psycopg://host/db"),
    ],
)
async def test_the_driver_is_ours_to_choose(given: str, driver: str) -> None:
    assert address(given).render_as_string(hide_password=False) == driver


# --- several who open a new database at once -----------------------------------------------------------


class Busy(sqlite3.Connection):
    """A database that somebody else is just switching to a write-ahead log."""

    refusals = 2
    code = sqlite3.SQLITE_BUSY_RECOVERY

    def execute(self, *args: Any) -> sqlite3.Cursor:
        if "journal_mode" in args[0] and self.refusals:
            self.refusals -= 1
            problem = sqlite3.OperationalError("database is locked")
            problem.sqlite_errorcode = self.code
            raise problem
        return super().execute(*args)


def test_who_comes_in_between_tries_again(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "new.db", factory=Busy)) as connection:
        use_wal(connection)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_another_fault_is_not_waited_for(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "new.db", factory=Busy)) as connection:
        assert isinstance(connection, Busy)
        connection.code = sqlite3.SQLITE_READONLY
        with pytest.raises(sqlite3.OperationalError):
            use_wal(connection)
        assert connection.refusals == 1


def test_nobody_waits_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 0)
    with closing(sqlite3.connect(tmp_path / "new.db", factory=Busy)) as connection:
        assert isinstance(connection, Busy)
        connection.refusals = 1_000
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            use_wal(connection)
