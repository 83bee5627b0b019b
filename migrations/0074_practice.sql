CREATE TABLE "practice_memories" (
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"cards" jsonb NOT NULL,
	"days" date[] NOT NULL,
	CONSTRAINT "practice_memories_user_id_project_id_pk" PRIMARY KEY("user_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "practice" jsonb;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "drawn" jsonb;--> statement-breakpoint
ALTER TABLE "respondents" ADD COLUMN "tries" jsonb;--> statement-breakpoint
ALTER TABLE "practice_memories" ADD CONSTRAINT "practice_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_memories" ADD CONSTRAINT "practice_memories_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;