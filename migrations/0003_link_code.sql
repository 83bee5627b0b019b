ALTER TABLE "projects" ADD COLUMN "link_code" text;--> statement-breakpoint
-- Those that are there already get one of ten hexadecimal digits.
UPDATE "projects" SET "link_code" = substr(md5(gen_random_uuid()::text), 1, 10);--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "link_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_link_code" UNIQUE("link_code");
