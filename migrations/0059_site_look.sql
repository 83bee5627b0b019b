CREATE TABLE "site_look" (
	"id" integer PRIMARY KEY NOT NULL,
	"action" text,
	"logo" jsonb,
	"logo_dark" jsonb,
	"icon" jsonb,
	"revision" integer NOT NULL
);
