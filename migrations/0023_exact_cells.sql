-- A process of the release before would fold in the old shape: from here on it finds no column to mark what it folded, and answers
-- errors until it is restarted. The rename waits for those that are folding, so what is reset below is whole.
ALTER TABLE "respondents" RENAME COLUMN "tallied_as" TO "counted_as";--> statement-breakpoint
-- Numbers in grids and in columns of entries are counted by bucket and within by value, as those of questions are: projects that ask for any are counted anew.
UPDATE "respondents" SET "counted_as" = NULL WHERE "counted_as" IS NOT NULL AND "project_id" IN (SELECT "project_id" FROM "tallies" WHERE "tally_key" LIKE '%:gridNumber' OR "tally_key" LIKE '%:entries');--> statement-breakpoint
DELETE FROM "tally_parts" WHERE "project_id" IN (SELECT "project_id" FROM "tallies" WHERE "tally_key" LIKE '%:gridNumber' OR "tally_key" LIKE '%:entries');--> statement-breakpoint
DELETE FROM "tallies" WHERE "project_id" IN (SELECT "project_id" FROM "tallies" WHERE "tally_key" LIKE '%:gridNumber' OR "tally_key" LIKE '%:entries');
