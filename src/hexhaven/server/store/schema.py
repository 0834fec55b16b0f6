"""The database's tables. Whoever changes them writes a migration; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_table() -> Column[str]:
    return Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


# Accounts have a folded name, the one that must differ from all others, and the skeleton of it: no other one
# gets a name that looks the same. Guests may share theirs.
persons = Table(
    "persons",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, unique=True),
    Column("skeleton", Text, index=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    Column("person_id", ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("created", BigInteger, nullable=False, server_default="0"),
    Column("used", BigInteger, nullable=False, server_default="0"),
    Column("device", Text, nullable=False, server_default=text("''")),
)

# What opens an account when its password is forgotten; each of them once.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person_id", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("code", LargeBinary, primary_key=True),
    sqlite_with_rowid=False,
)

# PostgreSQL can rewrite a row in place, without touching any index, while its page has room.
tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("meta", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Index(None, "status", "public", "created"),
    postgresql_with={"fillfactor": 70},
)

# Nobody's seats are rows, too: they say how many seats there are.
seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("persons.id"), index=True),
    sqlite_with_rowid=False,
)

# `revision` is the table's revision that brought the line: what is younger than one knows, is new.
log = Table(
    "log",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# A token ends with the session it was asked for in.
seat_tokens = Table(
    "seat_tokens",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("session", ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False, index=True),
    Column("lease", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index(None, "table_id", "seat"),
)

# What somebody has made for a game, and may bring to its tables: a text that the game can read.
shelf = Table(
    "shelf",
    metadata,
    Column("person_id", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
