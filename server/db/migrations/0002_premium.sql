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
ALTER TABLE "couples" ADD COLUMN "premium_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "couples" ADD COLUMN "billing_customer_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grants" ADD CONSTRAINT "premium_grants_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_taken" ON "payment_events" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_due" ON "sandbox_subscriptions" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_open" ON "subscriptions" USING btree ("couple_id") WHERE ended_at IS NULL;