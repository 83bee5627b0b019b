CREATE TABLE "files" (
	"project_id" uuid NOT NULL,
	"key" text NOT NULL,
	"respondent_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"type" text,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	"dropped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "files_project_id_key_pk" PRIMARY KEY("project_id","key")
);
--> statement-breakpoint
CREATE INDEX "files_respondent" ON "files" USING btree ("project_id","respondent_id");--> statement-breakpoint
CREATE INDEX "files_unsettled" ON "files" USING btree ("used_at") WHERE not "files"."settled";