ALTER TABLE "settings" ADD COLUMN "home_project_id" uuid;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "live_numbers_from" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_home_project_id_projects_id_fk" FOREIGN KEY ("home_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;