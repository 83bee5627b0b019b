-- Answers are counted by question and by what they are counted as: another kind, another scale. Counted anew from the rows.
-- The column has another name, so that a process of the former version, which would count the former way, cannot write.
ALTER TABLE "tallies" RENAME COLUMN "question_id" TO "tally_key";--> statement-breakpoint
ALTER TABLE "tallies" RENAME CONSTRAINT "tallies_project_id_question_id_cell_pk" TO "tallies_project_id_tally_key_cell_pk";--> statement-breakpoint
DELETE FROM "tallies";--> statement-breakpoint
UPDATE "respondents" SET "folded_as" = NULL WHERE "folded_as" IS NOT NULL;
