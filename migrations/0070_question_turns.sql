ALTER TABLE "projects" ADD COLUMN "question_seconds" integer;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "turn" jsonb;