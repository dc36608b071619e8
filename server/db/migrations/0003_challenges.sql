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
ALTER TABLE "couple_totals" ADD COLUMN "categories_ever" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "couple_totals" ADD COLUMN "challenge_shares" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "couples" ADD COLUMN "board_name" text;--> statement-breakpoint
ALTER TABLE "couples" ADD COLUMN "is_on_board" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "first_signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "tour_completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_logs" ADD CONSTRAINT "challenge_logs_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "champions" ADD CONSTRAINT "champions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_weeks" ADD CONSTRAINT "couple_weeks_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocked_achievements" ADD CONSTRAINT "unlocked_achievements_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "couple_weeks_top" ON "couple_weeks" USING btree ("week","points" DESC NULLS FIRST,"reached_at") WHERE is_listed;