ALTER TABLE "slide_shows" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "slide_shows" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "slide_shows" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slide_shows" ADD COLUMN "name" jsonb;--> statement-breakpoint
ALTER TABLE "slide_shows" ADD COLUMN "slides" jsonb;--> statement-breakpoint
-- Slides keep their ids, texts and order; a show that had no name is called by its type.
UPDATE "slide_shows" SET
  "name" = CASE "type"
    WHEN 'slider' THEN '{"en":"Slider","bn":"স্লাইডার"}'::jsonb
    ELSE '{"en":"Banner","bn":"ব্যানার"}'::jsonb
  END,
  "slides" = coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      '_id', "slides"."id", 'image', jsonb_build_object('path', "slides"."image"), 'alt', "slides"."alt",
      'caption', "slides"."caption", 'description', "slides"."description", 'link', "slides"."link",
      'btn_txt', "slides"."button_text"
    ) ORDER BY "slides"."sequence", "slides"."id")
    FROM "slides" WHERE "slides"."slide_show_id" = "slide_shows"."id"
  ), '[]'::jsonb);--> statement-breakpoint
ALTER TABLE "slide_shows" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "slide_shows" ALTER COLUMN "slides" SET NOT NULL;--> statement-breakpoint
DROP TABLE "slides" CASCADE;
