ALTER TABLE "projects" ADD COLUMN "attempts" jsonb;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "attempt" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "respondents_attempt" ON "respondents" USING btree ("project_id","user_id","attempt") WHERE "respondents"."attempt" is not null;--> statement-breakpoint
-- Attempts that were made so far are numbered in the order in which they were begun, submitted ones first: those count.
UPDATE "respondents" r SET "attempt" = n."attempt" FROM (
  SELECT a."project_id", a."id", row_number() OVER (PARTITION BY a."project_id", a."user_id" ORDER BY a."state" <> 'completed', a."started_at", a."id") AS "attempt"
  FROM "respondents" a JOIN "projects" p ON p."id" = a."project_id" AND p."kind" = 'quiz' WHERE a."user_id" IS NOT NULL
) n WHERE n."project_id" = r."project_id" AND n."id" = r."id";--> statement-breakpoint
-- Marks are those of first attempts: quizzes that somebody took again are counted anew.
WITH "anew" AS MATERIALIZED (
  SELECT DISTINCT "project_id" FROM "respondents" WHERE "attempt" > 1
), "unmarked" AS (
  UPDATE "respondents" SET "tally_state" = NULL WHERE "tally_state" IS NOT NULL AND "project_id" IN (SELECT "project_id" FROM "anew")
), "without_parts" AS (
  DELETE FROM "tally_parts" WHERE "project_id" IN (SELECT "project_id" FROM "anew")
)
DELETE FROM "tallies" WHERE "project_id" IN (SELECT "project_id" FROM "anew");
