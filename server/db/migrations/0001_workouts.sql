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
CREATE TABLE "couple_totals" (
	"couple_id" uuid PRIMARY KEY NOT NULL,
	"workouts" integer DEFAULT 0 NOT NULL,
	"calories" integer DEFAULT 0 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"last_day" date,
	"streak" integer DEFAULT 0 NOT NULL
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
ALTER TABLE "couples" ADD COLUMN "weekly_workout_target" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "couples" ADD COLUMN "weekly_category_target" smallint DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "couple_days" ADD CONSTRAINT "couple_days_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_totals" ADD CONSTRAINT "couple_totals_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_newest" ON "sessions" USING btree ("couple_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_day" ON "sessions" USING btree ("couple_id","completed_day");