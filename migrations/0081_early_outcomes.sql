-- What a key decides counts before an essay beside it is marked: quizzes in which somebody marks are counted anew.
CREATE TEMPORARY TABLE "anew" ON COMMIT DROP AS
SELECT DISTINCT "project_id" FROM "versions" WHERE "marking" @? '$.questions.*.key.by ? (@ == "hand")';--> statement-breakpoint
-- Whoever counts holds responses before tallies: what they began is done by then, and nobody begins.
LOCK TABLE "respondents" IN EXCLUSIVE MODE;--> statement-breakpoint
UPDATE "respondents" SET "tally_state" = NULL WHERE "tally_state" IS NOT NULL AND "project_id" IN (SELECT "project_id" FROM "anew");--> statement-breakpoint
DELETE FROM "tally_parts" WHERE "project_id" IN (SELECT "project_id" FROM "anew");--> statement-breakpoint
DELETE FROM "tallies" WHERE "project_id" IN (SELECT "project_id" FROM "anew");
