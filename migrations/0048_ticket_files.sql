CREATE TABLE "ticket_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid,
	"uploader_id" uuid,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_files_message" ON "ticket_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_files_uploader" ON "ticket_files" USING btree ("uploader_id","digest");--> statement-breakpoint
CREATE INDEX "ticket_files_unused" ON "ticket_files" USING btree ("created_at") WHERE "ticket_files"."message_id" is null;