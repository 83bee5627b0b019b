CREATE TABLE "bank_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"within" uuid,
	"name" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"category" uuid,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"question" jsonb NOT NULL,
	"marking" jsonb NOT NULL,
	"search_key" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_uses" (
	"bank_question" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"item_key" text,
	"points" double precision NOT NULL,
	CONSTRAINT "bank_uses_bank_question_project_id_question_id_pk" PRIMARY KEY("bank_question","project_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "bank_categories" ADD CONSTRAINT "bank_categories_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_categories" ADD CONSTRAINT "bank_categories_within_bank_categories_id_fk" FOREIGN KEY ("within") REFERENCES "public"."bank_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_questions" ADD CONSTRAINT "bank_questions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_questions" ADD CONSTRAINT "bank_questions_category_bank_categories_id_fk" FOREIGN KEY ("category") REFERENCES "public"."bank_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_uses" ADD CONSTRAINT "bank_uses_bank_question_bank_questions_id_fk" FOREIGN KEY ("bank_question") REFERENCES "public"."bank_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_uses" ADD CONSTRAINT "bank_uses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_categories_owner" ON "bank_categories" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "bank_categories_within" ON "bank_categories" USING btree ("within");--> statement-breakpoint
CREATE INDEX "bank_questions_listed" ON "bank_questions" USING btree ("owner_id","created_at","id") WHERE "bank_questions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_questions_category" ON "bank_questions" USING btree ("category");--> statement-breakpoint
CREATE INDEX "bank_uses_project" ON "bank_uses" USING btree ("project_id");