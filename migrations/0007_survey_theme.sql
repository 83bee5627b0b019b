ALTER TABLE "templates" ADD COLUMN "theme" text DEFAULT 'marigold' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "theme" text DEFAULT 'marigold' NOT NULL;--> statement-breakpoint
-- The templates that come with an installation take the colours that their covers have had.
UPDATE "templates" SET "theme" = 'river' WHERE "id" = '0190f0a0-0000-7000-8000-000000000002';--> statement-breakpoint
UPDATE "templates" SET "theme" = 'brick' WHERE "id" = '0190f0a0-0000-7000-8000-000000000003';
