ALTER TABLE "projects" ADD COLUMN "series" jsonb;--> statement-breakpoint
ALTER TABLE "leaderboard_names" ADD COLUMN "seen_by" text DEFAULT 'participants' NOT NULL;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "round" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "round" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "rounds" integer DEFAULT 1 NOT NULL;