CREATE TABLE "retention_progress" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"goes_from" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"deleted" integer DEFAULT 0 NOT NULL,
	"anonymised" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "retention" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "retention_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "touched_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "projects_retention" ON "projects" USING btree ("id") WHERE "projects"."retention" is not null;