CREATE TABLE "role_permissions" (
	"role" text PRIMARY KEY NOT NULL,
	"permissions" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "permissions" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
UPDATE "users" SET "permissions" = '{}'::jsonb WHERE jsonb_typeof("permissions") <> 'object';
