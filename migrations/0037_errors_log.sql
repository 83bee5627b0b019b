CREATE TABLE "errors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"trace" text NOT NULL,
	"request_ids" text[] NOT NULL,
	"count" bigint NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"returned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "errors_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE INDEX "errors_seen" ON "errors" USING btree ("last_seen","id");--> statement-breakpoint
CREATE INDEX "errors_open" ON "errors" USING btree ("last_seen","id") WHERE "errors"."resolved_at" is null;