-- One text for SQLite and PostgreSQL, so only what both understand: TEXT and BIGINT. Hashes are hexadecimal, truths are 0 or 1,
-- moments are milliseconds since 1970. A migration that was released is never changed; the next one follows.

CREATE TABLE tables (
    id         TEXT   NOT NULL PRIMARY KEY,
    status     TEXT   NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'closed')),
    is_open    BIGINT NOT NULL CHECK (is_open IN (0, 1)),
    -- Who sits there, as a JSON list; table_guests holds the same for searching.
    guests     TEXT   NOT NULL,
    made_at    BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    doc        TEXT   NOT NULL,
    record     TEXT
);

CREATE INDEX tables_open ON tables (changed_at) WHERE is_open = 1 AND status IN ('lobby', 'playing');
CREATE INDEX tables_recent ON tables (changed_at) WHERE is_open = 1 AND status = 'over';
CREATE INDEX tables_live ON tables (status, changed_at) WHERE status IN ('lobby', 'playing');

-- Who sits at a table, and who left it after its game had begun.
CREATE TABLE table_guests (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    guest    TEXT   NOT NULL,
    sits     BIGINT NOT NULL CHECK (sits IN (0, 1)),
    PRIMARY KEY (table_id, guest)
);

CREATE INDEX table_guests_guest ON table_guests (guest, table_id);

CREATE TABLE entries (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL,
    line     TEXT   NOT NULL,
    command  TEXT   NOT NULL,
    meta     TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX entries_command ON entries (table_id, command) WHERE command <> '';

CREATE TABLE snapshots (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    number   BIGINT NOT NULL,
    doc      TEXT   NOT NULL
);

CREATE TABLE chat (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL,
    guest    TEXT   NOT NULL,
    name     TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    command  TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE guests (
    id          TEXT   NOT NULL PRIMARY KEY,
    name        TEXT   NOT NULL,
    secret_hash TEXT   NOT NULL UNIQUE,
    made_at     BIGINT NOT NULL
);

-- One-time codes that move a guest to another device.
CREATE TABLE moves (
    guest      TEXT   NOT NULL PRIMARY KEY REFERENCES guests (id),
    code_hash  TEXT   NOT NULL UNIQUE,
    expires_at BIGINT NOT NULL
);
