-- Answers are counted by question and by what they are counted as: another kind, another scale. Counted anew from the rows.
DELETE FROM "tallies";--> statement-breakpoint
UPDATE "respondents" SET "folded_as" = NULL WHERE "folded_as" IS NOT NULL;
