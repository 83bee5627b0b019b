ALTER TABLE "projects" ADD COLUMN "certificate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "certificate" jsonb;--> statement-breakpoint
CREATE INDEX "respondents_certificate" ON "respondents" USING btree (("certificate" ->> 'code')) WHERE "respondents"."certificate" is not null;