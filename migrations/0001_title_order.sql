ALTER TABLE "projects" ADD COLUMN "title_key_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "title_key_bn" text DEFAULT '' NOT NULL;