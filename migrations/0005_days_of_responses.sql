-- The tallies count completed responses by their day in Dhaka. Those folded before this get their days here.
INSERT INTO "tallies" ("project_id", "tally_key", "cell", "amount")
SELECT "project_id", '', 'day:' || to_char("completed_at" AT TIME ZONE INTERVAL '6 hours', 'YYYY-MM-DD'), count(*)
FROM "respondents" WHERE "folded_as" = 'completed'
GROUP BY 1, 3
ON CONFLICT ("project_id", "tally_key", "cell") DO UPDATE SET "amount" = excluded."amount";
