ALTER TABLE "projects" ADD COLUMN "show_progress" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "allow_back" boolean DEFAULT true NOT NULL;