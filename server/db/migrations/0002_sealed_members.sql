-- Where there are rows, `auth/seal-plain-members.ts` has filled the new columns before this runs.
ALTER TABLE "subscriptions" ALTER COLUMN "payer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "couples" ADD COLUMN IF NOT EXISTS "sealed_board_name" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN IF NOT EXISTS "sealed" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN IF NOT EXISTS "email_hash" text;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "sealed" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "email_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_emailHash_unique" UNIQUE("email_hash");--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_emailKey_unique";--> statement-breakpoint
ALTER TABLE "couples" DROP COLUMN "board_name";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "first_name";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "last_name";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "email_key";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "email_hash" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "couples" ALTER COLUMN "sealed_board_name" SET STATISTICS 0;
