PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'tables logs guests','2026-11-17 09:20:02',1,X'c2103cde71c4b1cdaefcd00a4db2eafc9ba17ca85fc7ff686ababb76132947de068ab7ea8fea414c4f35b4b40cf3e5a5',1295736);
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
INSERT INTO tables VALUES('abc4ca694b2f8e7b2fba652de8182036','playing',1,'["f0970410a4a0390365d210e9"]',1794907204393,1794907204393,'{"id":"abc4ca694b2f8e7b2fba652de8182036","game":"island","asked":"players 3\n","dealt":"players 3\ncolours blue white orange\nsetup variable\ntokens spiral\nspiral_corner random\nred_neighbours forbidden\nharbours shuffled\nfirst_player official\nphases separate\nbank_limit 19\nbank_shortage single\nvictory_points 10\nhand_limit 7\nvictory_claim automatic\nlongest_road_min 5\nlargest_army_min 3\nturn_limit 1000\nscenario none\nvariants none\ncounts_visible public\nlist_offers on\nboard\n       D    G4   F11\n    M8   H3   G6   H12\n  P5   G10  F11  P5   P9\n    P2   M9   G4   H10\n       F6   M3   F8\nharbour_sites NW(0,-2) wool, NE(1,-2) ore, NE(2,-1) 3:1, W(-1,-1) 3:1, W(3,0) lumber, W(-2,1) grain, NW(1,2) 3:1, NE(-3,3) 3:1, NW(-1,3) brick\n","stage":"playing","host":"f0970410a4a0390365d210e9","visibility":"open","spectators":true,"clock":{"decision":{"seconds":60,"reserve":60}},"seats":[{"name":"blue","occupant":{"guest":{"id":"f0970410a4a0390365d210e9","name":"Ada"}},"ready":true,"stand_in":null,"misses":0},{"name":"white","occupant":{"bot":{"level":"random"}},"ready":true,"stand_in":null,"misses":0},{"name":"orange","occupant":{"bot":{"level":"random"}},"ready":true,"stand_in":null,"misses":0}],"secret":"a66d74c50dc73e9402ac87a025610acf6c50a750ef6362266f4805c76cec9041","commitment":"694ca7e8dd25ed8975a94403fdf0484688f913722cb97033f17f4bef95ea7321","seed":"old","rematch":null,"winner":null,"mutes":[],"made_at":1794907204393,"changed_at":1794907204393}',NULL);
INSERT INTO tables VALUES('ccd8d9f758a86a72a2ed815753e76489','lobby',1,'["f0970410a4a0390365d210e9"]',1794907204405,1794907204405,'{"id":"ccd8d9f758a86a72a2ed815753e76489","game":"rivals","asked":"","dealt":null,"stage":"lobby","host":"f0970410a4a0390365d210e9","visibility":"open","spectators":true,"clock":"off","seats":[{"name":"red","occupant":"empty","ready":false,"stand_in":null,"misses":0},{"name":"blue","occupant":"empty","ready":false,"stand_in":null,"misses":0}],"secret":"0cda1d004b712caa57e948b9889a6988c215d0f7dd810ef0a58aa382aa238922","commitment":"98b37ed32552a79680e0751c8c63e6cdedb8fc0cacd732837a5c9aaefc4332cd","seed":"old too","rematch":null,"winner":null,"mutes":[],"made_at":1794907204405,"changed_at":1794907204405}',NULL);
CREATE TABLE table_guests (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    guest    TEXT   NOT NULL,
    sits     BIGINT NOT NULL CHECK (sits IN (0, 1)),
    PRIMARY KEY (table_id, guest)
);
INSERT INTO table_guests VALUES('abc4ca694b2f8e7b2fba652de8182036','f0970410a4a0390365d210e9',1);
INSERT INTO table_guests VALUES('ccd8d9f758a86a72a2ed815753e76489','f0970410a4a0390365d210e9',1);
CREATE TABLE entries (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL,
    line     TEXT   NOT NULL,
    command  TEXT   NOT NULL,
    meta     TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',1,'dice 4+1','','{"reserves":[60000,60000,60000]}',1794907204393);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',2,'dice 1+3','','{"reserves":[60000,60000,60000]}',1794907204393);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',3,'dice 1+2','','{"reserves":[60000,60000,60000]}',1794907204393);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',4,'blue founds settlement N(0,-2)','f0970410a4a0390365d210e9/c1','{"reserves":[60000,60000,60000]}',1794907204441);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',5,'blue founds road NW(0,-2)','f0970410a4a0390365d210e9/c2','{"reserves":[60000,60000,60000]}',1794907204454);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',6,'white founds settlement N(1,-2)','','{"reserves":[60000,60000,60000]}',1794907204471);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',7,'white founds road NW(1,-2)','','{"reserves":[60000,60000,60000]}',1794907204482);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',8,'orange founds settlement S(2,-1)','','{"reserves":[60000,60000,60000]}',1794907204493);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',9,'orange founds road W(2,0)','','{"reserves":[60000,60000,60000]}',1794907204504);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',10,'orange founds settlement N(-2,1)','','{"reserves":[60000,60000,60000]}',1794907204515);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',11,'orange founds road NE(-2,1)','','{"reserves":[60000,60000,60000]}',1794907204526);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',12,'white founds settlement S(3,-3)','','{"reserves":[60000,60000,60000]}',1794907204538);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',13,'white founds road W(3,-2)','','{"reserves":[60000,60000,60000]}',1794907204550);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',14,'blue founds settlement N(-1,-1)','f0970410a4a0390365d210e9/c3','{"reserves":[60000,60000,60000]}',1794907204551);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',15,'blue founds road W(0,-2)','f0970410a4a0390365d210e9/c4','{"reserves":[60000,60000,60000]}',1794907204552);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',16,'blue rolls','f0970410a4a0390365d210e9/c5','{"reserves":[60000,60000,60000]}',1794907204554);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',17,'dice 3+2','','{"reserves":[60000,60000,60000]}',1794907204554);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',18,'blue ends turn','f0970410a4a0390365d210e9/c6','{"reserves":[60000,60000,60000]}',1794907204555);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',19,'white rolls','','{"reserves":[60000,60000,60000]}',1794907204565);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',20,'dice 2+5','','{"reserves":[60000,60000,60000]}',1794907204565);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',21,'white moves robber (-1,1)','','{"reserves":[60000,60000,60000]}',1794907204576);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',22,'white offers 1 lumber for 1 brick to blue orange','','{"reserves":[60000,60000,60000]}',1794907204587);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',23,'blue declines','f0970410a4a0390365d210e9/c7','{"reserves":[60000,60000,60000]}',1794907204590);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',24,'orange declines','','{"reserves":[60000,60000,60000]}',1794907204597);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',25,'white withdraws','','{"reserves":[60000,60000,60000]}',1794907204608);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',26,'white offers 1 lumber for 1 brick to blue orange','','{"reserves":[60000,60000,60000]}',1794907204620);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',27,'blue declines','f0970410a4a0390365d210e9/c8','{"reserves":[60000,60000,60000]}',1794907204621);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',28,'orange declines','','{"reserves":[60000,60000,60000]}',1794907204631);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',29,'white ends turn','','{"reserves":[60000,60000,60000]}',1794907204642);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',30,'orange rolls','','{"reserves":[60000,60000,60000]}',1794907204653);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',31,'dice 5+3','','{"reserves":[60000,60000,60000]}',1794907204653);
INSERT INTO entries VALUES('abc4ca694b2f8e7b2fba652de8182036',32,'orange offers 1 wool for 1 grain to blue white','','{"reserves":[60000,60000,60000]}',1794907204664);
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
INSERT INTO chat VALUES('abc4ca694b2f8e7b2fba652de8182036',1,'f0970410a4a0390365d210e9','Ada','hello from before','f0970410a4a0390365d210e9/c0',1794907204429);
CREATE TABLE guests (
    id          TEXT   NOT NULL PRIMARY KEY,
    name        TEXT   NOT NULL,
    secret_hash TEXT   NOT NULL UNIQUE,
    made_at     BIGINT NOT NULL
);
INSERT INTO guests VALUES('f0970410a4a0390365d210e9','Ada','fb0871891b98d80d08234513f0de5c04aba79a5eb01d8674fcb066938e187843',1794907204354);
CREATE TABLE moves (
    guest      TEXT   NOT NULL PRIMARY KEY REFERENCES guests (id),
    code_hash  TEXT   NOT NULL UNIQUE,
    expires_at BIGINT NOT NULL
);
CREATE INDEX tables_open ON tables (changed_at) WHERE is_open = 1 AND status IN ('lobby', 'playing');
CREATE INDEX tables_recent ON tables (changed_at) WHERE is_open = 1 AND status = 'over';
CREATE INDEX tables_live ON tables (status, changed_at) WHERE status IN ('lobby', 'playing');
CREATE INDEX table_guests_guest ON table_guests (guest, table_id);
CREATE UNIQUE INDEX entries_command ON entries (table_id, command) WHERE command <> '';
COMMIT;
