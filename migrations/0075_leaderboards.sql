CREATE TABLE "leaderboard_names" (
	"project_id" uuid NOT NULL,
	"taker_id" uuid NOT NULL,
	"name" text NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "leaderboard_names_project_id_taker_id_pk" PRIMARY KEY("project_id","taker_id")
);
--> statement-breakpoint
CREATE TABLE "leaderboards" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"grade" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"project_id" uuid NOT NULL,
	"respondent_id" uuid NOT NULL,
	"taker_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"earned" bigint NOT NULL,
	"points" bigint NOT NULL,
	"waiting" integer NOT NULL,
	"seconds" integer NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scores_project_id_respondent_id_pk" PRIMARY KEY("project_id","respondent_id")
);
--> statement-breakpoint
CREATE TABLE "standing_blocks" (
	"project_id" uuid NOT NULL,
	"starts" numeric(35, 0) NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "standing_blocks_project_id_starts_pk" PRIMARY KEY("project_id","starts")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"project_id" uuid NOT NULL,
	"taker_id" uuid NOT NULL,
	"key" numeric(35, 0) NOT NULL,
	"earned" bigint NOT NULL,
	"points" bigint NOT NULL,
	"seconds" integer NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "standings_project_id_taker_id_pk" PRIMARY KEY("project_id","taker_id")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "leaderboard" text DEFAULT 'nobody' NOT NULL;--> statement-breakpoint
CREATE INDEX "scores_taker" ON "scores" USING btree ("project_id","taker_id","attempt");--> statement-breakpoint
CREATE INDEX "standings_key" ON "standings" USING btree ("project_id","key","taker_id");--> statement-breakpoint
-- What responses came to is known by folding: quizzes that were folded before are counted anew.
WITH "anew" AS MATERIALIZED (
  SELECT "id" AS "project_id" FROM "projects" WHERE "kind" = 'quiz'
), "unmarked" AS (
  UPDATE "respondents" SET "tally_state" = NULL WHERE "tally_state" IS NOT NULL AND "project_id" IN (SELECT "project_id" FROM "anew")
), "without_parts" AS (
  DELETE FROM "tally_parts" WHERE "project_id" IN (SELECT "project_id" FROM "anew")
)
DELETE FROM "tallies" WHERE "project_id" IN (SELECT "project_id" FROM "anew");
