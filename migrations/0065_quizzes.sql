ALTER TABLE "projects" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "reveal" jsonb;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "marking" jsonb;