-- What is reckoned of responses is counted with their answers: those that were counted without are counted anew.
DELETE FROM "tallies" WHERE "project_id" IN (SELECT "project_id" FROM "versions" WHERE jsonb_exists("content", 'variables'));--> statement-breakpoint
DELETE FROM "tally_parts" WHERE "project_id" IN (SELECT "project_id" FROM "versions" WHERE jsonb_exists("content", 'variables'));--> statement-breakpoint
UPDATE "respondents" SET "tallied_as" = NULL WHERE "tallied_as" IS NOT NULL AND "project_id" IN (SELECT "project_id" FROM "versions" WHERE jsonb_exists("content", 'variables'));
