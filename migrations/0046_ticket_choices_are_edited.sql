ALTER TABLE "ticket_categories" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_categories" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket_priorities" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_priorities" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_due_at" timestamp with time zone;--> statement-breakpoint
UPDATE "tickets" SET
  "waiting_since" = "due_at" - make_interval(hours => "ticket_priorities"."hours"),
  "first_due_at" = "created_at" + make_interval(hours => "ticket_priorities"."hours")
FROM "ticket_priorities" WHERE "ticket_priorities"."id" = "tickets"."priority_id";--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "waiting_since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "first_due_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "tickets_category" ON "tickets" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "tickets_priority" ON "tickets" USING btree ("priority_id");--> statement-breakpoint
CREATE INDEX "tickets_first_answered" ON "tickets" USING btree ("first_answered_at");