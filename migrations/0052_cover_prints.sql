ALTER TABLE "templates" ADD COLUMN "print" text DEFAULT 'lilies' NOT NULL;--> statement-breakpoint
-- Templates that came with the product have a print of their own.
UPDATE "templates" SET "print" = given.print FROM (VALUES
  ('0190f0a0-0000-7000-8000-000000000001'::uuid, 'stars'),
  ('0190f0a0-0000-7000-8000-000000000002'::uuid, 'scale'),
  ('0190f0a0-0000-7000-8000-000000000003'::uuid, 'choices'),
  ('0190f0a0-0000-7000-8000-000000000004'::uuid, 'houses'),
  ('0190f0a0-0000-7000-8000-000000000011'::uuid, 'calendar'),
  ('0190f0a0-0000-7000-8000-000000000012'::uuid, 'boat'),
  ('0190f0a0-0000-7000-8000-000000000013'::uuid, 'ballot'),
  ('0190f0a0-0000-7000-8000-000000000022'::uuid, 'page'),
  ('0190f0a0-0000-7000-8000-000000000023'::uuid, 'quilt')
) AS given (id, print) WHERE "templates"."id" = given.id;
