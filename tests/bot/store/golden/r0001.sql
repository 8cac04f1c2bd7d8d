BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE cases (
	id VARCHAR(32) NOT NULL, 
	case_text TEXT NOT NULL, 
	CONSTRAINT cases_pk PRIMARY KEY (id)
);
INSERT INTO "cases" VALUES('zzzzzzzz','dpc1:00003-0');
CREATE TABLE commands (
	application BIGINT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	CONSTRAINT commands_pk PRIMARY KEY (application)
);
INSERT INTO "commands" VALUES(1,'ab');
CREATE TABLE departures (
	server BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT departures_pk PRIMARY KEY (server)
);
INSERT INTO "departures" VALUES(3,1777896000);
CREATE TABLE log (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	server BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	case_text TEXT NOT NULL, 
	CONSTRAINT log_pk PRIMARY KEY (number)
);
INSERT INTO "log" VALUES(1,1777896000,3,2,'dpc1:00033-0');
CREATE TABLE publications (
	message BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	server BIGINT, 
	case_text TEXT NOT NULL, 
	publisher VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT publications_pk PRIMARY KEY (message)
);
INSERT INTO "publications" VALUES(9,2,3,'dpc1:00033-0','9ede4b7ca0dabb07a4bbb8af1d43fb02',1777896000);
CREATE TABLE settings (
	scope VARCHAR(8) NOT NULL, 
	id BIGINT NOT NULL, 
	server BIGINT, 
	language VARCHAR(8), 
	edition VARCHAR(16), 
	jurisdiction VARCHAR(16), 
	playing_director BOOLEAN, 
	log BOOLEAN, 
	CONSTRAINT settings_pk PRIMARY KEY (scope, id)
);
INSERT INTO "settings" VALUES('server',3,3,'pl','2007',NULL,NULL,1);
INSERT INTO "settings" VALUES('user',71,NULL,NULL,NULL,NULL,1,NULL);
CREATE INDEX settings_server ON settings (server);
CREATE INDEX log_at ON log (at, number);
CREATE INDEX log_server ON log (server, at, number);
CREATE INDEX publications_at ON publications (at);
CREATE INDEX publications_server ON publications (server);
COMMIT;
