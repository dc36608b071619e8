CREATE TABLE "avatars" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "avatars_couple_id_member_id_pk" PRIMARY KEY("couple_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "erasure_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"what" text NOT NULL,
	"subject" text,
	"couple_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "celebrations" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"achievement_id" text NOT NULL,
	"celebrated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "celebrations_couple_id_member_id_achievement_id_pk" PRIMARY KEY("couple_id","member_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "unlocked_achievements" (
	"couple_id" uuid NOT NULL,
	"achievement_id" text NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unlocked_achievements_couple_id_achievement_id_pk" PRIMARY KEY("couple_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"couple_id" uuid NOT NULL,
	"keep_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"from_hash" text NOT NULL,
	"confirm_hash" text,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirm_until" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_couple_id_keep_hash_pk" PRIMARY KEY("couple_id","keep_hash")
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"couple_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"device" text DEFAULT 'Unknown device' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"unlocked_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "logins_couple_id_token_hash_pk" PRIMARY KEY("couple_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"couple_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_links_couple_id_token_hash_pk" PRIMARY KEY("couple_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "challenge_logs" (
	"couple_id" uuid NOT NULL,
	"day" date NOT NULL,
	"challenge_id" text NOT NULL,
	"logged_at" timestamp with time zone NOT NULL,
	"report_id" uuid,
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
CREATE TABLE "week_histogram" (
	"week" date NOT NULL,
	"points" integer NOT NULL,
	"couples" integer NOT NULL,
	CONSTRAINT "week_histogram_week_points_pk" PRIMARY KEY("week","points")
);
--> statement-breakpoint
CREATE TABLE "consent_answers" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "consent_answers_couple_id_member_id_pk" PRIMARY KEY("couple_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "couple_keys" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"sealed_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "couples" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_status" text DEFAULT 'none' NOT NULL,
	"premium_until" timestamp with time zone,
	"sealed_board_name" text,
	"is_on_board" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seat" smallint NOT NULL,
	"sealed" text NOT NULL,
	"email_hash" text NOT NULL,
	"password_hash" text,
	"profile_image_url" text,
	"theme" text DEFAULT 'system' NOT NULL,
	"is_discreet" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"lock_after_minutes" smallint,
	"first_signed_in_at" timestamp with time zone,
	"is_claimed" boolean DEFAULT true NOT NULL,
	"email_proved_at" timestamp with time zone,
	"tour_completed_at" timestamp with time zone,
	"adult_at" timestamp with time zone,
	"seen_rest_day" date,
	"billing_customer_id" text,
	"membership_notice" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_couple_id_id_pk" PRIMARY KEY("couple_id","id"),
	CONSTRAINT "members_emailHash_unique" UNIQUE("email_hash"),
	CONSTRAINT "members_couple_seat" UNIQUE("couple_id","seat")
);
--> statement-breakpoint
CREATE TABLE "favorite_workouts" (
	"couple_id" uuid NOT NULL,
	"workout_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_workouts_couple_id_workout_id_pk" PRIMARY KEY("couple_id","workout_id")
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"couple_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_shared" boolean NOT NULL,
	"is_unread" boolean DEFAULT false NOT NULL,
	"has_heart" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sealed" text NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "journal_entries_couple_id_id_author_id_pk" PRIMARY KEY("couple_id","id","author_id")
);
--> statement-breakpoint
CREATE TABLE "live_presence" (
	"couple_id" uuid NOT NULL,
	"stream_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"process_id" uuid NOT NULL,
	CONSTRAINT "live_presence_couple_id_stream_id_pk" PRIMARY KEY("couple_id","stream_id")
);
--> statement-breakpoint
CREATE TABLE "live_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_rooms" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"room" jsonb NOT NULL,
	"choices" jsonb DEFAULT '{"start":{},"save":{}}'::jsonb NOT NULL,
	"command_ids" jsonb NOT NULL,
	"awake_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_queue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sealed" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_failure" text,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"operator" text,
	"action" text NOT NULL,
	"subject" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "operator_logins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"couple_id" uuid,
	"member_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"credential_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"sign_count" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"copy_suspected_at" timestamp with time zone,
	"is_suspended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "passkeys_couple_id_member_id_id_pk" PRIMARY KEY("couple_id","member_id","id"),
	CONSTRAINT "passkeys_credentialHash_unique" UNIQUE("credential_hash")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "calendar_addresses" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_couple_id_member_id_pk" PRIMARY KEY("couple_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "planned_workouts" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"workout_id" integer NOT NULL,
	"day" date NOT NULL,
	"time" time NOT NULL,
	"zone" text NOT NULL,
	"proposed_by" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone,
	"untold_to" uuid,
	"known_start" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "planned_workouts_couple_id_id_pk" PRIMARY KEY("couple_id","id")
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
	"is_renewal" boolean DEFAULT false NOT NULL,
	"mail_due" text,
	"attempts_mailed" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoices_couple_id_provider_id_pk" PRIMARY KEY("couple_id","provider_id")
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
CREATE TABLE "subscriptions" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"payer_id" uuid,
	"status" text DEFAULT 'incomplete' NOT NULL,
	"has_begun" boolean DEFAULT false NOT NULL,
	"period_end" timestamp with time zone,
	"cancels_at_period_end" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"mail_due" text,
	"mail_due_at" timestamp with time zone,
	CONSTRAINT "subscriptions_couple_id_id_pk" PRIMARY KEY("couple_id","id"),
	CONSTRAINT "subscriptions_provider_id" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "break_days" (
	"couple_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "break_days_couple_id_day_pk" PRIMARY KEY("couple_id","day")
);
--> statement-breakpoint
CREATE TABLE "couple_days" (
	"couple_id" uuid NOT NULL,
	"day" date NOT NULL,
	"workouts" integer NOT NULL,
	"calories" integer NOT NULL,
	"minutes" integer NOT NULL,
	"categories" smallint NOT NULL,
	"rest_days" smallint NOT NULL,
	"streak" integer NOT NULL,
	"skipped" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "couple_days_couple_id_day_pk" PRIMARY KEY("couple_id","day")
);
--> statement-breakpoint
CREATE TABLE "couple_totals" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"workouts" integer DEFAULT 0 NOT NULL,
	"calories" integer DEFAULT 0 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"last_day" date,
	"streak" integer DEFAULT 0 NOT NULL,
	"rest_days" smallint DEFAULT 0 NOT NULL,
	"categories_ever" smallint DEFAULT 0 NOT NULL,
	"challenge_shares" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_targets" (
	"couple_id" uuid NOT NULL,
	"week" date NOT NULL,
	"workouts" smallint NOT NULL,
	"categories" smallint NOT NULL,
	CONSTRAINT "weekly_targets_couple_id_week_pk" PRIMARY KEY("couple_id","week")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "notifications_couple_id_member_id_key_pk" PRIMARY KEY("couple_id","member_id","key")
);
--> statement-breakpoint
CREATE TABLE "nudges" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"asker_id" uuid NOT NULL,
	"day" date NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"answer" text,
	CONSTRAINT "nudges_couple_id_id_pk" PRIMARY KEY("couple_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_couple_id_member_id_endpoint_hash_pk" PRIMARY KEY("couple_id","member_id","endpoint_hash"),
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("endpoint_hash"),
	CONSTRAINT "push_subscriptions_login" UNIQUE("couple_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "reminder_choices" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"choices" jsonb NOT NULL,
	"device_zone" text,
	"remind_at" timestamp with time zone,
	"streak_at" timestamp with time zone,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	CONSTRAINT "reminder_choices_couple_id_member_id_pk" PRIMARY KEY("couple_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"workout_id" integer NOT NULL,
	"member_id" uuid,
	"partner_id" uuid,
	"partner_report_id" uuid,
	"is_free" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"completed_day" date,
	"completed_zone" text,
	"duration" integer,
	"calories_burned" integer,
	CONSTRAINT "sessions_couple_id_id_pk" PRIMARY KEY("couple_id","id")
);
--> statement-breakpoint
CREATE TABLE "anonymised_sales" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_additions" (
	"couple_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_additions_couple_id_key_pk" PRIMARY KEY("couple_id","key")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"item" text NOT NULL,
	"quantity" smallint NOT NULL,
	"added_by" uuid,
	"surprise_by" uuid,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "cart_lines_couple_id_id_pk" PRIMARY KEY("couple_id","id"),
	CONSTRAINT "cart_lines_once" UNIQUE NULLS NOT DISTINCT("couple_id","item","surprise_by"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" BETWEEN 1 AND 10)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"couple_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"cart_line_id" uuid NOT NULL,
	"item" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"color" text,
	"size" text,
	"variant" text,
	"price_cents" integer NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "order_lines_couple_id_order_id_position_pk" PRIMARY KEY("couple_id","order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"key" uuid NOT NULL,
	"buyer_id" uuid,
	"is_surprise" boolean NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"is_refund_owed" boolean DEFAULT false NOT NULL,
	"mail_due" text,
	"provider" text NOT NULL,
	"provider_id" text,
	"sealed_address" text,
	"sealed_tracking" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "orders_couple_id_id_pk" PRIMARY KEY("couple_id","id"),
	CONSTRAINT "orders_key" UNIQUE("couple_id","buyer_id","key"),
	CONSTRAINT "orders_provider_id" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"item" text PRIMARY KEY NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "stock_never_oversold" CHECK ("stock"."pieces" >= 0)
);
--> statement-breakpoint
CREATE TABLE "couple_suggestions" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"passed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocked_achievements" ADD CONSTRAINT "unlocked_achievements_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_logs" ADD CONSTRAINT "challenge_logs_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "champions" ADD CONSTRAINT "champions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_weeks" ADD CONSTRAINT "couple_weeks_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_answers" ADD CONSTRAINT "consent_answers_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_keys" ADD CONSTRAINT "couple_keys_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_workouts" ADD CONSTRAINT "favorite_workouts_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_couple_id_author_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","author_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_process_id_live_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."live_processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_workouts" ADD CONSTRAINT "planned_workouts_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grants" ADD CONSTRAINT "premium_grants_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_days" ADD CONSTRAINT "break_days_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_days" ADD CONSTRAINT "couple_days_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_totals" ADD CONSTRAINT "couple_totals_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_targets" ADD CONSTRAINT "weekly_targets_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudges" ADD CONSTRAINT "nudges_couple_id_asker_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","asker_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_login_fk" FOREIGN KEY ("couple_id","token_hash") REFERENCES "public"."logins"("couple_id","token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_choices" ADD CONSTRAINT "reminder_choices_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_couple_id_added_by_members_couple_id_id_fk" FOREIGN KEY ("couple_id","added_by") REFERENCES "public"."members"("couple_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_couple_id_surprise_by_members_couple_id_id_fk" FOREIGN KEY ("couple_id","surprise_by") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order" FOREIGN KEY ("couple_id","order_id") REFERENCES "public"."orders"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_couple_id_buyer_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","buyer_id") REFERENCES "public"."members"("couple_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_suggestions" ADD CONSTRAINT "couple_suggestions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_from" ON "email_changes" USING btree ("from_hash");--> statement-breakpoint
CREATE INDEX "email_changes_keep" ON "email_changes" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "logins_expires" ON "logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_links_expires" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_logs_report" ON "challenge_logs" USING btree ("couple_id","report_id") WHERE "challenge_logs"."report_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "couple_weeks_top" ON "couple_weeks" USING btree ("week","points" DESC NULLS FIRST,"reached_at") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "couple_keys_key" ON "couple_keys" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "journal_own" ON "journal_entries" USING btree ("couple_id","author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "journal_shared" ON "journal_entries" USING btree ("couple_id","author_id","created_at","id") WHERE "journal_entries"."is_shared";--> statement-breakpoint
CREATE INDEX "journal_deleted" ON "journal_entries" USING btree ("deleted_at") WHERE "journal_entries"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "journal_deleted_by" ON "journal_entries" USING btree ("couple_id","author_id","deleted_at") WHERE "journal_entries"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "journal_unread" ON "journal_entries" USING btree ("couple_id","created_at") WHERE "journal_entries"."is_unread";--> statement-breakpoint
CREATE INDEX "live_presence_process" ON "live_presence" USING btree ("process_id");--> statement-breakpoint
CREATE INDEX "live_rooms_awake" ON "live_rooms" USING btree ("awake_at");--> statement-breakpoint
CREATE INDEX "mail_queue_due" ON "mail_queue" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mail_queue_oldest" ON "mail_queue" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "operator_actions_newest" ON "operator_actions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "operator_logins_expires" ON "operator_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_member" ON "passkey_challenges" USING btree ("couple_id","member_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_events_taken" ON "payment_events" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_due" ON "sandbox_subscriptions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "planned_workouts_day" ON "planned_workouts" USING btree ("couple_id","day");--> statement-breakpoint
CREATE INDEX "planned_workouts_remind" ON "planned_workouts" USING btree ("remind_at") WHERE "planned_workouts"."remind_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "planned_workouts_removed" ON "planned_workouts" USING btree ("removed_at") WHERE "planned_workouts"."removed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "invoices_mail_due" ON "invoices" USING btree ("issued_at") WHERE mail_due IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_open" ON "subscriptions" USING btree ("couple_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_open" ON "subscriptions" USING btree ("status","cancels_at_period_end") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_ended" ON "subscriptions" USING btree ("ended_at") WHERE has_begun;--> statement-breakpoint
CREATE INDEX "subscriptions_mail_due" ON "subscriptions" USING btree ("mail_due_at") WHERE mail_due IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("due_at") WHERE "notifications"."settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notifications_expires" ON "notifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "nudges_asker" ON "nudges" USING btree ("couple_id","asker_id","day");--> statement-breakpoint
CREATE INDEX "nudges_until" ON "nudges" USING btree ("until");--> statement-breakpoint
CREATE INDEX "reminder_choices_remind" ON "reminder_choices" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "reminder_choices_streak" ON "reminder_choices" USING btree ("streak_at");--> statement-breakpoint
CREATE INDEX "sessions_newest" ON "sessions" USING btree ("couple_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_day" ON "sessions" USING btree ("couple_id","completed_day");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_partner_report" ON "sessions" USING btree ("couple_id","partner_report_id") WHERE "sessions"."partner_report_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_open" ON "sessions" USING btree ("started_at") WHERE "sessions"."completed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "cart_additions_added" ON "cart_additions" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "order_lines_cart_line" ON "order_lines" USING btree ("couple_id","cart_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_id" ON "orders" USING btree ("id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("couple_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("created_at") WHERE is_refund_owed OR mail_due IS NOT NULL;--> statement-breakpoint
CREATE INDEX "throttles_resets" ON "throttles" USING btree ("resets_at");