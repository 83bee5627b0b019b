ALTER TABLE "respondents" ADD COLUMN "untouched" jsonb;--> statement-breakpoint
-- Of who is on the way, what was not sent yet stood in the column of what is off the path.
UPDATE "respondents" SET "untouched" = "off_path", "off_path" = NULL WHERE "state" = 'answering' AND "off_path" IS NOT NULL;
