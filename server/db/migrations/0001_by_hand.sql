-- What Drizzle's schema cannot say. This file runs on new databases and, whenever `npm run migration`
-- gave it a new time, once more on local ones from before the first release: every statement must
-- bear being repeated. Changes of the schema that such a database needs stand first.
DO $$
BEGIN
  IF to_regclass('public.journal_leaves') IS NULL THEN
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM "journal_leaves") THEN
    RAISE EXCEPTION 'the journal in it is from before the first release and cannot be read by this version; nothing was changed or lost.';
  END IF;
  DROP TABLE "journal_leaves";
  DROP INDEX "journal_lone";
  ALTER TABLE "journal_entries" DROP COLUMN "leaf_id", ADD COLUMN "sealed" text NOT NULL;
END $$;--> statement-breakpoint
-- Tables and columns of the version before, with their keys, under the names of this one.
DO $$
DECLARE
  renamed record;
  named record;
BEGIN
  FOR renamed IN SELECT * FROM (VALUES
    ('kept_workouts', 'favorite_workouts'),
    ('couple_tonight', 'couple_suggestions'),
    ('paused_days', 'break_days'),
    ('consent_sheets', 'consent_answers')
  ) AS tables (was, is_now) LOOP
    CONTINUE WHEN to_regclass('public.' || renamed.was) IS NULL;
    EXECUTE format('ALTER TABLE %I RENAME TO %I', renamed.was, renamed.is_now);
    FOR named IN SELECT conname FROM pg_constraint
      WHERE conrelid = to_regclass('public.' || renamed.is_now) AND starts_with(conname, renamed.was) LOOP
      EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', renamed.is_now, named.conname,
        replace(named.conname, renamed.was, renamed.is_now));
    END LOOP;
  END LOOP;
  FOR renamed IN SELECT * FROM (VALUES
    ('favorite_workouts', 'kept_at', 'added_at'),
    ('members', 'told_rest_day', 'seen_rest_day'),
    ('invoices', 'attempts_told', 'attempts_mailed')
  ) AS columns (of_table, was, is_now) LOOP
    IF EXISTS (SELECT FROM information_schema.columns WHERE table_schema = 'public'
      AND table_name = renamed.of_table AND column_name = renamed.was) THEN
      EXECUTE format('ALTER TABLE %I RENAME COLUMN %I TO %I', renamed.of_table, renamed.was, renamed.is_now);
    END IF;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE IF EXISTS "erasures" RENAME TO "erasure_tasks";--> statement-breakpoint
UPDATE "erasure_tasks" SET "what" = 'mail' WHERE "what" = 'letters';--> statement-breakpoint
ALTER TABLE IF EXISTS "kept_sales" RENAME TO "anonymised_sales";--> statement-breakpoint
DO $$
BEGIN
  ALTER TABLE "orders" RENAME COLUMN "letter_due" TO "mail_due";
EXCEPTION WHEN undefined_column THEN
  NULL;
END $$;--> statement-breakpoint
ALTER TABLE "mail_links" ADD COLUMN IF NOT EXISTS "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN IF NOT EXISTS "membership_notice" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN IF NOT EXISTS "mail_due" text, ADD COLUMN IF NOT EXISTS "mail_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN IF NOT EXISTS "is_renewal" boolean DEFAULT false NOT NULL, ADD COLUMN IF NOT EXISTS "mail_due" text, ADD COLUMN IF NOT EXISTS "attempts_mailed" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_mail_due" ON "subscriptions" ("mail_due_at") WHERE mail_due IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_mail_due" ON "invoices" ("issued_at") WHERE mail_due IS NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN IF NOT EXISTS "billing_customer_id" text;--> statement-breakpoint
-- The couple's customer at Stripe becomes the customer of whoever opened the last form.
DO $$
BEGIN
  UPDATE "members" SET "billing_customer_id" = "couples"."billing_customer_id" FROM "couples"
    WHERE "couples"."id" = "members"."couple_id" AND "members"."id" =
      (SELECT "payer_id" FROM "subscriptions" WHERE "couple_id" = "members"."couple_id"
        ORDER BY "created_at" DESC LIMIT 1);
  ALTER TABLE "couples" DROP COLUMN "billing_customer_id";
EXCEPTION WHEN undefined_column THEN
  NULL;
END $$;--> statement-breakpoint
-- Pages of invoices open for whoever has their address: they are asked for, and no longer kept.
ALTER TABLE "invoices" DROP COLUMN IF EXISTS "url";--> statement-breakpoint
DO $$
BEGIN
  ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_couple_id_id_pk",
    ADD CONSTRAINT "journal_entries_couple_id_id_author_id_pk" PRIMARY KEY ("couple_id", "id", "author_id");
EXCEPTION WHEN undefined_object OR undefined_table THEN
  NULL;
END $$;--> statement-breakpoint
-- A set for two that lies in a cart in one size is one in that size for both.
UPDATE "cart_lines" SET "item" = regexp_replace("item", '^(couples-workout-set\.[a-z]+\.)(xs|s|m|l|xl)\.-$', '\1\2-and-\2.-')
  WHERE "item" ~ '^couples-workout-set\.[a-z]+\.(xs|s|m|l|xl)\.-$';--> statement-breakpoint
UPDATE "cart_lines" SET "item" = regexp_replace("item", '^(silk-sleep-set\.[a-z]+\.)(s|m|l|xl)\.-$', '\1shirt-\2-shorts-\2.-')
  WHERE "item" ~ '^silk-sleep-set\.[a-z]+\.(s|m|l|xl)\.-$';--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "member_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "completed_zone" text;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN IF NOT EXISTS "is_unread" boolean DEFAULT false NOT NULL, ADD COLUMN IF NOT EXISTS "has_heart" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN IF NOT EXISTS "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "journal_deleted" ON "journal_entries" USING btree ("deleted_at") WHERE "journal_entries"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "journal_deleted_by" ON "journal_entries" USING btree ("couple_id","author_id","deleted_at") WHERE "journal_entries"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "journal_unread" ON "journal_entries" USING btree ("couple_id","created_at") WHERE "journal_entries"."is_unread";--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "email_changes" (
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
	CONSTRAINT "email_changes_couple_id_keep_hash_pk" PRIMARY KEY("couple_id","keep_hash"),
	CONSTRAINT "email_changes_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_changes_from" ON "email_changes" ("from_hash");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_changes_keep" ON "email_changes" ("keep_until");--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "passkeys" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"credential_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"sign_count" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"copy_suspected_at" timestamp with time zone,
	CONSTRAINT "passkeys_couple_id_member_id_id_pk" PRIMARY KEY("couple_id","member_id","id"),
	CONSTRAINT "passkeys_credentialHash_unique" UNIQUE("credential_hash"),
	CONSTRAINT "passkeys_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade
);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"couple_id" uuid,
	"member_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "passkey_challenges_member" ON "passkey_challenges" ("couple_id","member_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "passkey_challenges_expires" ON "passkey_challenges" ("expires_at");--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN IF NOT EXISTS "adult_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN IF NOT EXISTS "email_proved_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "consent_answers" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "consent_answers_couple_id_member_id_pk" PRIMARY KEY("couple_id","member_id"),
	CONSTRAINT "consent_answers_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade
);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "sealed_tracking" text;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN IF NOT EXISTS "last_failure" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_queue_oldest" ON "mail_queue" ("created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_open" ON "subscriptions" ("status","cancels_at_period_end") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_ended" ON "subscriptions" ("ended_at") WHERE has_begun;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_issued" ON "invoices" ("issued_at");--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator_logins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operator_logins_expires" ON "operator_logins" ("expires_at");--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "operator_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"operator" text,
	"action" text NOT NULL,
	"subject" text,
	"detail" text
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operator_actions_newest" ON "operator_actions" ("created_at","id");--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN IF NOT EXISTS "lock_after_minutes" smallint;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN IF NOT EXISTS "unlocked_until" timestamp with time zone;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "favorite_workouts" (
	"couple_id" uuid NOT NULL,
	"workout_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_workouts_couple_id_workout_id_pk" PRIMARY KEY("couple_id","workout_id"),
	CONSTRAINT "favorite_workouts_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade
);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "planned_workouts" (
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
	"removed_at" timestamp with time zone,
	CONSTRAINT "planned_workouts_couple_id_id_pk" PRIMARY KEY("couple_id","id"),
	CONSTRAINT "planned_workouts_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "planned_workouts_day" ON "planned_workouts" ("couple_id","day");--> statement-breakpoint
-- Whatever was planned before there were reminders is looked at when its time begins anywhere: the
-- app then finds out when that is where it was planned.
DO $$ BEGIN
  IF EXISTS (SELECT FROM information_schema.columns WHERE table_schema = 'public'
    AND table_name = 'planned_workouts' AND column_name = 'remind_at') THEN
    RETURN;
  END IF;
  ALTER TABLE "planned_workouts" ADD COLUMN "remind_at" timestamp with time zone, ADD COLUMN "untold_to" uuid, ADD COLUMN "known_start" timestamp with time zone;
  UPDATE "planned_workouts" SET "remind_at" = ("day" + "time") AT TIME ZONE 'UTC' - interval '15 hours'
    WHERE "removed_at" IS NULL AND "day" >= current_date - 1;
END $$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "planned_workouts_remind" ON "planned_workouts" USING btree ("remind_at") WHERE "planned_workouts"."remind_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "planned_workouts_removed" ON "planned_workouts" ("removed_at") WHERE removed_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "calendar_addresses" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_couple_id_member_id_pk" PRIMARY KEY("couple_id","member_id"),
	CONSTRAINT "calendar_addresses_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade
);--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN IF NOT EXISTS "seen_rest_day" date;--> statement-breakpoint
ALTER TABLE "couples" DROP COLUMN IF EXISTS "weekly_workout_target", DROP COLUMN IF EXISTS "weekly_category_target";--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "weekly_targets" (
	"couple_id" uuid NOT NULL,
	"week" date NOT NULL,
	"workouts" smallint NOT NULL,
	"categories" smallint NOT NULL,
	CONSTRAINT "weekly_targets_couple_id_week_pk" PRIMARY KEY("couple_id","week"),
	CONSTRAINT "weekly_targets_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade
);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "break_days" (
	"couple_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "break_days_couple_id_day_pk" PRIMARY KEY("couple_id","day"),
	CONSTRAINT "break_days_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade
);--> statement-breakpoint
ALTER TABLE "couple_totals" ADD COLUMN IF NOT EXISTS "rest_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The streak of each day by the rule of server/progress/streak.ts; nobody had paused yet.
DO $$
DECLARE
  one record;
  run_couple uuid;
  run_day date;
  run_streak integer := 0;
  run_rest integer := 0;
BEGIN
  IF EXISTS (SELECT FROM information_schema.columns WHERE table_schema = 'public'
    AND table_name = 'couple_days' AND column_name = 'rest_days') THEN
    RETURN;
  END IF;
  ALTER TABLE "couple_days" ADD COLUMN "rest_days" smallint NOT NULL DEFAULT 0, ADD COLUMN "streak" integer NOT NULL DEFAULT 1;
  FOR one IN SELECT "couple_id", "day" FROM "couple_days" ORDER BY "couple_id", "day" LOOP
    IF one.couple_id IS DISTINCT FROM run_couple OR one.day - run_day - 1 > run_rest THEN
      run_streak := 1;
      run_rest := 0;
    ELSE
      run_streak := run_streak + 1;
      run_rest := least(2, run_rest - (one.day - run_day - 1) + (run_streak % 7 = 0)::int);
    END IF;
    run_couple := one.couple_id;
    run_day := one.day;
    UPDATE "couple_days" SET "streak" = run_streak, "rest_days" = run_rest
      WHERE "couple_id" = run_couple AND "day" = run_day;
    UPDATE "couple_totals" SET "streak" = run_streak, "rest_days" = run_rest
      WHERE "couple_id" = run_couple AND "last_day" = run_day;
  END LOOP;
  ALTER TABLE "couple_days" ALTER COLUMN "streak" DROP DEFAULT, ALTER COLUMN "rest_days" DROP DEFAULT;
END $$;--> statement-breakpoint
ALTER TABLE "couple_days" ADD COLUMN IF NOT EXISTS "skipped" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "couple_suggestions" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"passed" jsonb NOT NULL,
	CONSTRAINT "couple_suggestions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade
);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "partner_report_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "sessions_partner_report" ON "sessions" USING btree ("couple_id","partner_report_id") WHERE "sessions"."partner_report_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "challenge_logs" ADD COLUMN IF NOT EXISTS "report_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "challenge_logs_report" ON "challenge_logs" USING btree ("couple_id","report_id") WHERE "challenge_logs"."report_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "push_subscriptions" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_couple_id_member_id_endpoint_hash_pk" PRIMARY KEY("couple_id","member_id","endpoint_hash"),
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("endpoint_hash"),
	CONSTRAINT "push_subscriptions_login" UNIQUE("couple_id","token_hash"),
	CONSTRAINT "push_subscriptions_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade,
	CONSTRAINT "push_subscriptions_login_fk" FOREIGN KEY ("couple_id","token_hash") REFERENCES "public"."logins"("couple_id","token_hash") ON DELETE cascade
);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "reminder_choices" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"choices" jsonb NOT NULL,
	"device_zone" text,
	"remind_at" timestamp with time zone,
	"streak_at" timestamp with time zone,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	CONSTRAINT "reminder_choices_couple_id_member_id_pk" PRIMARY KEY("couple_id","member_id"),
	CONSTRAINT "reminder_choices_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reminder_choices_remind" ON "reminder_choices" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reminder_choices_streak" ON "reminder_choices" USING btree ("streak_at");--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "notifications" (
	"couple_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "notifications_couple_id_member_id_key_pk" PRIMARY KEY("couple_id","member_id","key"),
	CONSTRAINT "notifications_couple_id_member_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","member_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_due" ON "notifications" USING btree ("due_at") WHERE "notifications"."settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_expires" ON "notifications" USING btree ("expires_at");--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "nudges" (
	"couple_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"asker_id" uuid NOT NULL,
	"day" date NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"answer" text,
	CONSTRAINT "nudges_couple_id_id_pk" PRIMARY KEY("couple_id","id"),
	CONSTRAINT "nudges_couple_id_asker_id_members_couple_id_id_fk" FOREIGN KEY ("couple_id","asker_id") REFERENCES "public"."members"("couple_id","id") ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "nudges_asker" ON "nudges" USING btree ("couple_id","asker_id","day");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "nudges_until" ON "nudges" USING btree ("until");--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT FROM information_schema.columns WHERE table_schema = 'public'
    AND table_name = 'members' AND column_name = 'is_claimed') THEN
    RETURN;
  END IF;
  ALTER TABLE "members" ADD COLUMN "is_claimed" boolean DEFAULT true NOT NULL;
  UPDATE "members" SET "is_claimed" = false WHERE "seat" = 2 AND "first_signed_in_at" IS NULL;
END $$;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN IF NOT EXISTS "is_suspended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A version was a hash of the picture alone once, and shorter: two couples' were alike.
WITH "renamed" AS (
  UPDATE "avatars" SET "version" = left(replace(gen_random_uuid()::text, '-', ''), 16)
  WHERE length("version") < 16 RETURNING "couple_id", "member_id", "version"
)
UPDATE "members" SET "profile_image_url" = '/api/avatars/' || "id" || '?v=' || "renamed"."version"
FROM "renamed" WHERE "members"."couple_id" = "renamed"."couple_id" AND "id" = "renamed"."member_id";--> statement-breakpoint
-- The planner's statistics quote values of the columns they describe, and keep them after the rows
-- are gone. No plan needs any of these: they are found by their unique index or never searched.
ALTER TABLE "members" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "email_hash" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "password_hash" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "email_changes" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "email_changes" ALTER COLUMN "from_hash" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "passkeys" ALTER COLUMN "credential_hash" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "passkeys" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "couples" ALTER COLUMN "sealed_board_name" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "journal_entries" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "avatars" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "consent_answers" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "endpoint_hash" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "reminder_choices" ALTER COLUMN "sealed_token" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "sealed_address" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "sealed_tracking" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "live_rooms" ALTER COLUMN "room" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "live_rooms" ALTER COLUMN "command_ids" SET STATISTICS 0;--> statement-breakpoint
-- Sealed text cannot be compressed: PostgreSQL need not try.
ALTER TABLE "journal_entries" ALTER COLUMN "sealed" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "consent_answers" ALTER COLUMN "sealed" SET STORAGE EXTERNAL;--> statement-breakpoint
-- However a login ends (signed out, elsewhere, a new password, a member who leaves), the processes
-- that hold a stream of its member receive a message with the commit.
CREATE OR REPLACE FUNCTION "publish_login_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('messages', OLD.member_id || ' logins null');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "logins_ended" AFTER DELETE ON "logins" FOR EACH ROW EXECUTE FUNCTION "publish_login_ended"();--> statement-breakpoint
DROP FUNCTION IF EXISTS "tell_login_ended"();--> statement-breakpoint
-- The record of what operators did is only ever added to, whoever asks, the app included.
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to.', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "operator_actions_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_actions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
