ALTER TABLE "respondents" ADD COLUMN "secret" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "start_print" jsonb;