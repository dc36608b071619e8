ALTER TABLE "avatars" DROP CONSTRAINT "avatars_couple_id_couples_id_fk";--> statement-breakpoint
ALTER TABLE "avatars" DROP CONSTRAINT "avatars_member_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "celebrations" DROP CONSTRAINT "celebrations_couple_id_couples_id_fk";--> statement-breakpoint
ALTER TABLE "celebrations" DROP CONSTRAINT "celebrations_member_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "logins" DROP CONSTRAINT "logins_member_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "mail_links" DROP CONSTRAINT "mail_links_member_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_couple_id_couples_id_fk";--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_author_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "journal_leaves" DROP CONSTRAINT "journal_leaves_couple_id_couples_id_fk";--> statement-breakpoint
ALTER TABLE "journal_leaves" DROP CONSTRAINT "journal_leaves_author_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "live_presence" DROP CONSTRAINT "live_presence_couple_id_couples_id_fk";--> statement-breakpoint
ALTER TABLE "live_presence" DROP CONSTRAINT "live_presence_member_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_added_by_members_id_fk";--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_surprise_by_members_id_fk";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_buyer_id_members_id_fk";--> statement-breakpoint
DROP INDEX "avatars_member";--> statement-breakpoint
DROP INDEX "celebrations_member";--> statement-breakpoint
DROP INDEX "logins_member";--> statement-breakpoint
DROP INDEX "mail_links_member";--> statement-breakpoint
DROP INDEX "journal_author";--> statement-breakpoint
DROP INDEX "journal_leaf_author";--> statement-breakpoint
DROP INDEX "live_presence_member";--> statement-breakpoint
DROP INDEX "cart_lines_added_by";--> statement-breakpoint
DROP INDEX "cart_lines_surprise_by";--> statement-breakpoint
DROP INDEX "orders_buyer";--> statement-breakpoint
-- A token now says which couple's it is; those that were handed out before do not, and find nothing.
DELETE FROM "logins";--> statement-breakpoint
DELETE FROM "mail_links";--> statement-breakpoint
ALTER TABLE "logins" DROP CONSTRAINT "logins_pkey";--> statement-breakpoint
ALTER TABLE "mail_links" DROP CONSTRAINT "mail_links_pkey";--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_pkey";--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "couple_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_links" ADD COLUMN "couple_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_couple_id_token_hash_pk" PRIMARY KEY("couple_id","token_hash");--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_couple_id_token_hash_pk" PRIMARY KEY("couple_id","token_hash");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_couple_id_id_pk" PRIMARY KEY("couple_id","id");--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_couple_id_author_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","author_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_leaves" ADD CONSTRAINT "journal_leaves_couple_id_author_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","author_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_couple_id_added_by_members_couple_id_id_fk" FOREIGN KEY ("couple_id","added_by") REFERENCES "public"."members"("couple_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_couple_id_surprise_by_members_couple_id_id_fk" FOREIGN KEY ("couple_id","surprise_by") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_couple_id_buyer_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","buyer_id") REFERENCES "public"."members"("couple_id","id") ON DELETE no action ON UPDATE no action;