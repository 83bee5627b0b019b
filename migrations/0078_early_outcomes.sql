-- What a key decides counts before an essay beside it is marked: quizzes in which somebody marks are counted anew.
WITH "anew" AS MATERIALIZED (
  SELECT DISTINCT "project_id" FROM "versions" WHERE "marking" @? '$.questions.*.key.by ? (@ == "hand")'
), "unmarked" AS (
  UPDATE "respondents" SET "tally_state" = NULL WHERE "tally_state" IS NOT NULL AND "project_id" IN (SELECT "project_id" FROM "anew")
), "without_parts" AS (
  DELETE FROM "tally_parts" WHERE "project_id" IN (SELECT "project_id" FROM "anew")
)
DELETE FROM "tallies" WHERE "project_id" IN (SELECT "project_id" FROM "anew");
