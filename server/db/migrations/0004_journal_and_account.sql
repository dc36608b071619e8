CREATE TABLE "avatars" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "couple_keys" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"sealed_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"couple_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_shared" boolean NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_entries_couple_id_id_pk" PRIMARY KEY("couple_id","id")
);
--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "device" text DEFAULT 'Unknown device' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "theme" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_discreet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_keys" ADD CONSTRAINT "couple_keys_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "couple_keys_key" ON "couple_keys" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "journal_own" ON "journal_entries" USING btree ("couple_id","author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "journal_shared" ON "journal_entries" USING btree ("couple_id","author_id","created_at","id") WHERE "journal_entries"."is_shared";--> statement-breakpoint
CREATE INDEX "journal_author" ON "journal_entries" USING btree ("author_id");