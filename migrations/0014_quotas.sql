CREATE TABLE "quota_counters" (
	"project_id" uuid NOT NULL,
	"quota_id" text NOT NULL,
	"since" integer NOT NULL,
	"filled" integer NOT NULL,
	CONSTRAINT "quota_counters_project_id_quota_id_pk" PRIMARY KEY("project_id","quota_id")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "quotas" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "quota_id" text;