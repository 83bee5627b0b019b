CREATE TABLE "kept_replies" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"fingerprint" jsonb NOT NULL,
	"reply" json,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_replies_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
CREATE INDEX "kept_replies_kept_at" ON "kept_replies" USING btree ("kept_at");