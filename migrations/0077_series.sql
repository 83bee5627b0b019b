DROP INDEX "respondents_attempt";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "series" jsonb;--> statement-breakpoint
ALTER TABLE "leaderboard_names" ADD COLUMN "seen_by" text DEFAULT 'participants' NOT NULL;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "round" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "round" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "rounds" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "respondents_attempt" ON "respondents" USING btree ("project_id","user_id","attempt","round") WHERE "respondents"."attempt" is not null;--> statement-breakpoint
-- Whoever wrote a name where everybody sees it wrote it for everybody.
UPDATE "leaderboard_names" n SET "seen_by" = 'everybody' FROM "projects" p WHERE p."id" = n."project_id" AND p."leaderboard" = 'everybody';
