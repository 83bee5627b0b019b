CREATE TABLE "ticket_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"by_staff" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_priorities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"hours" integer NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"priority_id" uuid NOT NULL,
	"holder_id" uuid,
	"subject" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"first_answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_category_id_ticket_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."ticket_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_priority_id_ticket_priorities_id_fk" FOREIGN KEY ("priority_id") REFERENCES "public"."ticket_priorities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_due" ON "tickets" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "tickets_owner" ON "tickets" USING btree ("owner_id","updated_at");--> statement-breakpoint
INSERT INTO "ticket_categories" ("id", "name", "sequence") VALUES
  ('0199f2c0-0000-7000-8000-000000000001', '{"en":"General question","bn":"সাধারণ প্রশ্ন"}', 0),
  ('0199f2c0-0000-7000-8000-000000000002', '{"en":"Surveys and results","bn":"জরিপ ও ফলাফল"}', 1),
  ('0199f2c0-0000-7000-8000-000000000003', '{"en":"Account and signing in","bn":"অ্যাকাউন্ট ও সাইন ইন"}', 2),
  ('0199f2c0-0000-7000-8000-000000000004', '{"en":"Payments","bn":"পেমেন্ট"}', 3),
  ('0199f2c0-0000-7000-8000-000000000005', '{"en":"Something does not work","bn":"কিছু কাজ করছে না"}', 4);
--> statement-breakpoint
INSERT INTO "ticket_priorities" ("id", "name", "hours", "sequence") VALUES
  ('0199f2c0-0000-7000-8000-000000000011', '{"en":"Low","bn":"কম"}', 72, 0),
  ('0199f2c0-0000-7000-8000-000000000012', '{"en":"Normal","bn":"সাধারণ"}', 48, 1),
  ('0199f2c0-0000-7000-8000-000000000013', '{"en":"High","bn":"বেশি"}', 24, 2),
  ('0199f2c0-0000-7000-8000-000000000014', '{"en":"Urgent","bn":"জরুরি"}', 8, 3);
