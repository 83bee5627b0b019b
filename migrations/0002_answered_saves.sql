ALTER TABLE "respondents" ADD COLUMN "saves" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "response_counters" ADD COLUMN "revision" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "respondents" DROP COLUMN "save_keys";