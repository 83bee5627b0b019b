ALTER TABLE "projects" ADD COLUMN "clock" jsonb;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "deadline" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "runs_until" timestamp with time zone GENERATED ALWAYS AS (case when state = 'answering' then deadline end) STORED;--> statement-breakpoint
CREATE INDEX "respondents_runs_until" ON "respondents" USING btree ("runs_until") WHERE "respondents"."runs_until" is not null;