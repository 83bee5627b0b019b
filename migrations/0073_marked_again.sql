CREATE TABLE "remarkings" (
	"project_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"marked_by" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"results" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"marked_before" integer DEFAULT 0 NOT NULL,
	"marked_after" integer DEFAULT 0 NOT NULL,
	"percent_before" bigint DEFAULT 0 NOT NULL,
	"percent_after" bigint DEFAULT 0 NOT NULL,
	"passed_before" integer DEFAULT 0 NOT NULL,
	"passed_after" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "remarkings_project_id_version_marked_by_pk" PRIMARY KEY("project_id","version","marked_by")
);
--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "marked_by" integer;