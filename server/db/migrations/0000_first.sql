CREATE TABLE "avatars" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "celebrations" (
	"member_id" uuid NOT NULL,
	"achievement_id" text NOT NULL,
	"celebrated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "celebrations_member_id_achievement_id_pk" PRIMARY KEY("member_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "challenge_logs" (
	"couple_id" uuid NOT NULL,
	"day" date NOT NULL,
	"challenge_id" text NOT NULL,
	"logged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_logs_couple_id_day_challenge_id_pk" PRIMARY KEY("couple_id","day","challenge_id")
);
--> statement-breakpoint
CREATE TABLE "champions" (
	"week" date PRIMARY KEY NOT NULL,
	"couple_id" uuid,
	"points" integer NOT NULL,
	"crowned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "couple_days" (
	"couple_id" uuid NOT NULL,
	"day" date NOT NULL,
	"workouts" integer NOT NULL,
	"calories" integer NOT NULL,
	"minutes" integer NOT NULL,
	"categories" smallint NOT NULL,
	CONSTRAINT "couple_days_couple_id_day_pk" PRIMARY KEY("couple_id","day")
);
--> statement-breakpoint
CREATE TABLE "couple_keys" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"sealed_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "couple_totals" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"workouts" integer DEFAULT 0 NOT NULL,
	"calories" integer DEFAULT 0 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"last_day" date,
	"streak" integer DEFAULT 0 NOT NULL,
	"categories_ever" smallint DEFAULT 0 NOT NULL,
	"challenge_shares" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "couple_weeks" (
	"couple_id" uuid NOT NULL,
	"week" date NOT NULL,
	"challenges" integer NOT NULL,
	"points" integer NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"is_listed" boolean NOT NULL,
	CONSTRAINT "couple_weeks_couple_id_week_pk" PRIMARY KEY("couple_id","week")
);
--> statement-breakpoint
CREATE TABLE "couples" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_status" text DEFAULT 'none' NOT NULL,
	"premium_until" timestamp with time zone,
	"billing_customer_id" text,
	"weekly_workout_target" smallint DEFAULT 5 NOT NULL,
	"weekly_category_target" smallint DEFAULT 4 NOT NULL,
	"board_name" text,
	"is_on_board" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"couple_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"dispute_changed_at" timestamp with time zone,
	"issued_at" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"url" text,
	CONSTRAINT "invoices_couple_id_provider_id_pk" PRIMARY KEY("couple_id","provider_id")
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
CREATE TABLE "logins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"device" text DEFAULT 'Unknown device' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_queue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sealed" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"couple_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"profile_image_url" text,
	"theme" text DEFAULT 'system' NOT NULL,
	"is_discreet" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"first_signed_in_at" timestamp with time zone,
	"tour_completed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_emailKey_unique" UNIQUE("email_key"),
	CONSTRAINT "members_couple_seat" UNIQUE("couple_id","seat")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premium_grants" (
	"couple_id" uuid NOT NULL,
	"key" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "premium_grants_couple_id_key_pk" PRIMARY KEY("couple_id","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"periods" integer DEFAULT 0 NOT NULL,
	"cancels_at_period_end" boolean DEFAULT false NOT NULL,
	"card_good_until" timestamp with time zone,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"workout_id" integer NOT NULL,
	"partner_id" uuid,
	"is_free" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"completed_day" date,
	"duration" integer,
	"calories_burned" integer,
	CONSTRAINT "sessions_couple_id_id_pk" PRIMARY KEY("couple_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"payer_id" uuid NOT NULL,
	"status" text DEFAULT 'incomplete' NOT NULL,
	"has_begun" boolean DEFAULT false NOT NULL,
	"period_end" timestamp with time zone,
	"cancels_at_period_end" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_couple_id_id_pk" PRIMARY KEY("couple_id","id"),
	CONSTRAINT "subscriptions_provider_id" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unlocked_achievements" (
	"couple_id" uuid NOT NULL,
	"achievement_id" text NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unlocked_achievements_couple_id_achievement_id_pk" PRIMARY KEY("couple_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "week_histogram" (
	"week" date NOT NULL,
	"points" integer NOT NULL,
	"couples" integer NOT NULL,
	CONSTRAINT "week_histogram_week_points_pk" PRIMARY KEY("week","points")
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_logs" ADD CONSTRAINT "challenge_logs_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "champions" ADD CONSTRAINT "champions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_days" ADD CONSTRAINT "couple_days_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_keys" ADD CONSTRAINT "couple_keys_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_totals" ADD CONSTRAINT "couple_totals_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_weeks" ADD CONSTRAINT "couple_weeks_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grants" ADD CONSTRAINT "premium_grants_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocked_achievements" ADD CONSTRAINT "unlocked_achievements_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "couple_keys_key" ON "couple_keys" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "couple_weeks_top" ON "couple_weeks" USING btree ("week","points" DESC NULLS FIRST,"reached_at") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "journal_own" ON "journal_entries" USING btree ("couple_id","author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "journal_shared" ON "journal_entries" USING btree ("couple_id","author_id","created_at","id") WHERE "journal_entries"."is_shared";--> statement-breakpoint
CREATE INDEX "journal_author" ON "journal_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "logins_member" ON "logins" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "logins_expires" ON "logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_links_member" ON "mail_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mail_links_expires" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_queue_due" ON "mail_queue" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "payment_events_taken" ON "payment_events" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_due" ON "sandbox_subscriptions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sessions_newest" ON "sessions" USING btree ("couple_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_day" ON "sessions" USING btree ("couple_id","completed_day");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_open" ON "subscriptions" USING btree ("couple_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "throttles_resets" ON "throttles" USING btree ("resets_at");