-- A process of the release before would fold without answers off the path: from here on it finds no column to mark what it folded, and
-- answers errors until it is restarted. The rename waits for those that are folding, so what is reset below is whole.
ALTER TABLE "respondents" RENAME COLUMN "counted_as" TO "tally_state";--> statement-breakpoint
-- Whoever answered a question before other answers led past it is counted apart: projects in which somebody did are counted anew.
WITH "anew" AS MATERIALIZED (
  SELECT DISTINCT "project_id" FROM "respondents" WHERE "state" = 'completed' AND "off_path" IS NOT NULL
), "unmarked" AS (
  UPDATE "respondents" SET "tally_state" = NULL WHERE "tally_state" IS NOT NULL AND "project_id" IN (SELECT "project_id" FROM "anew")
), "without_parts" AS (
  DELETE FROM "tally_parts" WHERE "project_id" IN (SELECT "project_id" FROM "anew")
)
DELETE FROM "tallies" WHERE "project_id" IN (SELECT "project_id" FROM "anew");
