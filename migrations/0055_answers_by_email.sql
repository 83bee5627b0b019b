CREATE TABLE "mailboxes" (
	"name" text PRIMARY KEY NOT NULL,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"busy_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "received_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"ticket_id" uuid,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"refusal" text,
	"seen_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "received_mails_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "reply_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"user_id" uuid,
	"last_message_id" text,
	CONSTRAINT "reply_tokens_person" UNIQUE NULLS NOT DISTINCT("ticket_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "ticket_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_tokens" ADD CONSTRAINT "reply_tokens_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_tokens" ADD CONSTRAINT "reply_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_mails_waiting" ON "received_mails" USING btree ("received_at") WHERE "received_mails"."refusal" is not null and "received_mails"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "received_mails_at" ON "received_mails" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_unowned" ON "tickets" USING btree ("guest_email") WHERE "tickets"."owner_id" is null;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_ticketId_unique" UNIQUE("ticket_id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_answerable" CHECK ("tickets"."owner_id" is not null or "tickets"."guest_email" is not null);