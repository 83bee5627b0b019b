CREATE TABLE "mail_wordings" (
	"template" text NOT NULL,
	"revision" integer NOT NULL,
	"texts" jsonb,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_wordings_template_revision_pk" PRIMARY KEY("template","revision")
);
