ALTER TABLE "reply_tokens" DROP CONSTRAINT "reply_tokens_person";--> statement-breakpoint
ALTER TABLE "reply_tokens" ALTER COLUMN "ticket_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "received_mails" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "reply_tokens" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_tokens" ADD CONSTRAINT "reply_tokens_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_tokens" ADD CONSTRAINT "reply_tokens_person" UNIQUE NULLS NOT DISTINCT("ticket_id","contact_id","user_id");--> statement-breakpoint
ALTER TABLE "reply_tokens" ADD CONSTRAINT "reply_tokens_of_one" CHECK (num_nonnulls("reply_tokens"."ticket_id", "reply_tokens"."contact_id") = 1);