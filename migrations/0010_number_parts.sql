CREATE TABLE "tally_parts" (
	"project_id" uuid NOT NULL,
	"tally_key" text NOT NULL,
	"part" text NOT NULL,
	"cell" text NOT NULL,
	"amount" numeric(60, 0) NOT NULL,
	CONSTRAINT "tally_parts_project_id_tally_key_part_cell_pk" PRIMARY KEY("project_id","tally_key","part","cell")
);
--> statement-breakpoint
-- Numbers were counted by their first three digits, rounded: projects that ask for any are counted anew.
UPDATE "respondents" SET "tallied_as" = NULL WHERE "tallied_as" IS NOT NULL AND "project_id" IN (SELECT "project_id" FROM "tallies" WHERE "tally_key" LIKE '%:number');--> statement-breakpoint
DELETE FROM "tallies" WHERE "project_id" IN (SELECT "project_id" FROM "tallies" WHERE "tally_key" LIKE '%:number');
