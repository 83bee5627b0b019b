-- The tallies count completed responses by their day in Dhaka. A process of the release before would fold
-- without the days: from here on it finds no column to mark what it folded, and answers errors until it is restarted.
-- The rename waits for those that are folding, so the days below miss none.
ALTER TABLE "respondents" RENAME COLUMN "folded_as" TO "tallied_as";--> statement-breakpoint
-- Those folded before this get their days here.
INSERT INTO "tallies" ("project_id", "tally_key", "cell", "amount")
SELECT "project_id", '', 'day:' || to_char("completed_at" AT TIME ZONE INTERVAL '6 hours', 'YYYY-MM-DD'), count(*)
FROM "respondents" WHERE "tallied_as" = 'completed'
GROUP BY 1, 3
ON CONFLICT ("project_id", "tally_key", "cell") DO UPDATE SET "amount" = excluded."amount";
