-- Whoever completes a response meanwhile writes it first and raises a counter then: waited for here, so no count is left behind.
LOCK TABLE "respondents" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "place_counters" (
	"project_id" uuid NOT NULL,
	"counter" text NOT NULL,
	"since" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "place_counters_project_id_counter_pk" PRIMARY KEY("project_id","counter")
);
--> statement-breakpoint
INSERT INTO "place_counters" SELECT "project_id", '', "revision", "completed" FROM "response_counters";--> statement-breakpoint
INSERT INTO "place_counters" SELECT "project_id", "quota_id", "since", "filled" FROM "quota_counters";--> statement-breakpoint
DROP TABLE "quota_counters" CASCADE;--> statement-breakpoint
DROP TABLE "response_counters" CASCADE;