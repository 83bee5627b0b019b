-- Part of every PostgreSQL; whoever owns the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "mails_created_at_index";--> statement-breakpoint
DROP INDEX "users_created_at";--> statement-breakpoint
CREATE INDEX "activities_log_subject" ON "activities" USING btree ("log","subject","at","id");--> statement-breakpoint
CREATE INDEX "errors_source" ON "errors" USING btree ("source","last_seen","id");--> statement-breakpoint
CREATE INDEX "errors_texts" ON "errors" USING gin ("message" gin_trgm_ops,"type" gin_trgm_ops,"place" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_created_at_id_index" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_texts" ON "mails" USING gin ("to_address" gin_trgm_ops,"subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_state" ON "users" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "users_texts" ON "users" USING gin (trim("first_name" || ' ' || "last_name") gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at","id");
