CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"roles" text[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"spread" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest" boolean DEFAULT true NOT NULL,
	"leave_token" text,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "notification_settings_leave_token" UNIQUE("leave_token")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"once" text,
	"announcement_id" uuid,
	"values" jsonb NOT NULL,
	"link" text,
	"shown" boolean NOT NULL,
	"mail_due" boolean NOT NULL,
	"mailed_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "response_news" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"told" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "announcements_to_spread" ON "announcements" USING btree ("starts_at") WHERE "announcements"."spread" < "announcements"."revision";--> statement-breakpoint
CREATE INDEX "notifications_person" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null and "notifications"."shown";--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications" USING btree ("created_at") WHERE "notifications"."mail_due";--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_announcement" ON "notifications" USING btree ("announcement_id") WHERE "notifications"."announcement_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","once") WHERE "notifications"."once" is not null;--> statement-breakpoint
-- Owners of projects that have responses already are told of the next ones, not of a first.
INSERT INTO "response_news" ("project_id", "told") SELECT "project_id", "amount" FROM "tallies" WHERE "tally_key" = '' AND "cell" = 'completed' AND "amount" > 0;
