CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"log" text NOT NULL,
	"actor_id" uuid,
	"actor_role" text,
	"owner_id" uuid,
	"subject" text NOT NULL,
	"subject_id" text,
	"subject_name" jsonb NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL,
	"ip" text,
	"request_id" text
);
--> statement-breakpoint
CREATE INDEX "activities_at" ON "activities" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "activities_log" ON "activities" USING btree ("log","at","id");--> statement-breakpoint
CREATE INDEX "activities_subject" ON "activities" USING btree ("subject","at","id");--> statement-breakpoint
CREATE INDEX "activities_thing" ON "activities" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "activities_owner" ON "activities" USING btree ("owner_id","at","id") WHERE "activities"."owner_id" is not null;--> statement-breakpoint
CREATE FUNCTION "refuse_editing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was recorded is never edited.';
END $$;--> statement-breakpoint
CREATE TRIGGER "activities_never_edited" BEFORE UPDATE ON "activities" FOR EACH ROW EXECUTE FUNCTION "refuse_editing"();
