CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"quote" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"photo" jsonb
);
