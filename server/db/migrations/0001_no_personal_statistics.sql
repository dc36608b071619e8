-- The planner's statistics quote values of the columns they describe, and keep them after the rows
-- are gone. No plan needs any of these: they are found by their unique index or never searched.
ALTER TABLE "members" ALTER COLUMN "first_name" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "last_name" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "email" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "email_key" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "phone" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "password_hash" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "journal_entries" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "avatars" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "couples" ALTER COLUMN "board_name" SET STATISTICS 0;
