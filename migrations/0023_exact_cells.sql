-- Numbers in grids and in columns of entries are counted by bucket and within by value, as those of questions are: projects that ask for any are counted anew.
UPDATE "respondents" SET "tallied_as" = NULL WHERE "tallied_as" IS NOT NULL AND "project_id" IN (SELECT "project_id" FROM "tallies" WHERE "tally_key" LIKE '%:gridNumber' OR "tally_key" LIKE '%:entries');--> statement-breakpoint
DELETE FROM "tally_parts" WHERE "project_id" IN (SELECT "project_id" FROM "tallies" WHERE "tally_key" LIKE '%:gridNumber' OR "tally_key" LIKE '%:entries');--> statement-breakpoint
DELETE FROM "tallies" WHERE "project_id" IN (SELECT "project_id" FROM "tallies" WHERE "tally_key" LIKE '%:gridNumber' OR "tally_key" LIKE '%:entries');
