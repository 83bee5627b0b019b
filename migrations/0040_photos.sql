ALTER TABLE "users" ADD COLUMN "image_digest" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_image_unique" UNIQUE("image");