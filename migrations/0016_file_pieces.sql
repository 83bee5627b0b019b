DROP INDEX "files_respondent";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "pieces" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "files_respondent" ON "files" USING btree ("project_id","respondent_id","size");--> statement-breakpoint
UPDATE "files" SET "pieces" = ARRAY(SELECT generate_series(0, ceil("received" / 1048576.0)::int - 1)), "attempts" = ceil("received" / 1048576.0)::int + 1;
