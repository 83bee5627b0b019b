ALTER TABLE "projects" ADD COLUMN "taken_down" jsonb;--> statement-breakpoint
CREATE INDEX "projects_updated" ON "projects" USING btree ("updated_at","id");