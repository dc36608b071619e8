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
	"command_ids" jsonb NOT NULL,
	"awake_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_process_id_live_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."live_processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_presence_process" ON "live_presence" USING btree ("process_id");--> statement-breakpoint
CREATE INDEX "live_presence_member" ON "live_presence" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "live_rooms_awake" ON "live_rooms" USING btree ("awake_at");