ALTER TABLE "role_permissions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rights_revision" integer DEFAULT 1 NOT NULL;