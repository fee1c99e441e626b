"""The tables and views of a café's database, and their migrations.

Everything is in the schema ``companion``. The tables' user owns it and nothing else; whoever only
reads needs ``USAGE`` on it and ``SELECT`` on what is in it.
"""

from __future__ import annotations

from typing import Any, LiteralString

from psycopg import Connection

LOCK = 0x636F6D70
"""The key of the advisory lock: many tables may start at once, and one of them migrates."""

MIGRATIONS = (
    """
    CREATE TABLE companion.about (
        version integer NOT NULL,
        identity uuid NOT NULL DEFAULT gen_random_uuid()
    );
    INSERT INTO companion.about (version) VALUES (0);

    CREATE TABLE companion.saved_table (
        id text PRIMARY KEY,
        name text NOT NULL,
        seen timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE companion.saved_play (
        uid text PRIMARY KEY,
        table_id text NOT NULL REFERENCES companion.saved_table,
        game text NOT NULL,
        game_name text NOT NULL,
        scored text NOT NULL,
        rules integer NOT NULL,
        started timestamptz,
        finished timestamptz,
        outcome text NOT NULL,
        won boolean,
        difficulty text,
        goal text,
        seconds double precision NOT NULL,
        comment text NOT NULL,
        received timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX ON companion.saved_play (finished);
    CREATE TABLE companion.saved_player (
        uid text NOT NULL REFERENCES companion.saved_play ON DELETE CASCADE,
        seat integer NOT NULL,
        who text NOT NULL,
        name text NOT NULL,
        roles text[] NOT NULL,
        score bigint,
        points jsonb NOT NULL,
        rank integer,
        won boolean,
        bot boolean NOT NULL,
        PRIMARY KEY (uid, seat)
    );

    CREATE VIEW companion.plays AS
        SELECT play.*, saved_table.name AS table_name,
            (coalesce(finished, started) - interval '5 hours')::date AS evening
        FROM companion.saved_play AS play
        JOIN companion.saved_table ON saved_table.id = table_id;
    CREATE VIEW companion.players AS
        SELECT name, count(*) AS plays, count(*) FILTER (WHERE player.won) AS won,
            max(finished) AS latest
        FROM companion.saved_player AS player
        JOIN companion.saved_play USING (uid)
        WHERE name <> '' AND NOT bot
        GROUP BY name;
    CREATE VIEW companion.tables AS
        SELECT id, name, seen, count(uid) AS plays, max(finished) AS latest
        FROM companion.saved_table
        LEFT JOIN companion.saved_play ON table_id = id
        GROUP BY id;
    CREATE VIEW companion.games AS
        SELECT game_name, count(*) AS plays, count(*) FILTER (WHERE won) AS won,
            sum(seconds) / 3600 AS hours, max(finished) AS latest
        FROM companion.saved_play
        GROUP BY game_name;
    CREATE VIEW companion.evenings AS
        SELECT evening, table_name, count(*) AS plays, sum(seconds) / 3600 AS hours,
            array_agg(DISTINCT game_name) AS games
        FROM companion.plays
        GROUP BY evening, table_id, table_name;
    CREATE VIEW companion.records AS
        SELECT DISTINCT ON (game_name, difficulty)
            game_name, difficulty, player.score, player.name, table_name, finished, uid
        FROM companion.plays
        JOIN companion.saved_player AS player USING (uid)
        WHERE NOT bot AND player.score IS NOT NULL AND player.won IS NOT FALSE
        ORDER BY game_name, difficulty, player.score DESC, finished;
    """,
)
"""The migrations from version N to N + 1.

An older companion still writes after a newer one has migrated: what is added has a default, and
nothing that it writes is renamed. An ``evening`` is a night that ends at 5 in the morning, in the
time zone of whoever asks. The ``identity`` says which database this is: one that was recreated, or
has a new one after a backup was put back, gets every play again.
"""


def migrate(connection: Connection) -> str:
    """Bring the database up to date, and return its identity."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        version = _version(connection)
        for number, migration in enumerate(MIGRATIONS[version:], version + 1):
            connection.execute(migration)
            connection.execute("UPDATE companion.about SET version = %s", (number,))
    return str(_one(connection, "SELECT identity::text FROM companion.about"))


def _version(connection: Connection) -> int:
    """Return how many migrations the database has had; make the schema if there is none."""
    if not _one(connection, "SELECT to_regnamespace('companion') IS NOT NULL"):
        connection.execute("CREATE SCHEMA companion")
    if not _one(connection, "SELECT to_regclass('companion.about') IS NOT NULL"):
        return 0
    return int(_one(connection, "SELECT version FROM companion.about"))


def _one(connection: Connection, query: LiteralString) -> Any:
    """Return the only value that a query finds."""
    (found,) = connection.execute(query).fetchone() or (None,)
    return found
