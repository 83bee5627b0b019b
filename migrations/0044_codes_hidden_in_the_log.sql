ALTER TABLE "mails" ADD COLUMN "secrets" jsonb;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
CREATE INDEX "verifications_mail" ON "verifications" USING btree ("mail_id");--> statement-breakpoint
-- What was sent before this: every code in it is over by now, and sending it again would be of no use.
UPDATE "mails" SET
  "secrets" = CASE WHEN "printed" THEN jsonb_build_array(substring("text" from '\d{6}')) ELSE '[]' END,
  "html" = CASE WHEN "printed" THEN "html" ELSE regexp_replace("html", '>\d{6}<', '>••••••<', 'g') END,
  "text" = CASE WHEN "printed" THEN "text" ELSE regexp_replace("text", '\y\d{6}\y', '••••••', 'g') END
WHERE "state" = 'sent' AND ("template" IN ('registerCode', 'resetCode') OR ("template" = 'sms' AND "text" ~ '\y\d{6}\y'));
