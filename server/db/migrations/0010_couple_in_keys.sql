ALTER TABLE "avatars" DROP CONSTRAINT "avatars_pkey";--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_couple_id_member_id_pk" PRIMARY KEY("couple_id","member_id");--> statement-breakpoint
ALTER TABLE "celebrations" ADD COLUMN "couple_id" uuid;--> statement-breakpoint
UPDATE "celebrations" SET "couple_id" = "members"."couple_id" FROM "members" WHERE "members"."id" = "celebrations"."member_id";--> statement-breakpoint
ALTER TABLE "celebrations" ALTER COLUMN "couple_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "celebrations" DROP CONSTRAINT "celebrations_member_id_achievement_id_pk";--> statement-breakpoint
ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_couple_id_member_id_achievement_id_pk" PRIMARY KEY("couple_id","member_id","achievement_id");--> statement-breakpoint
ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatars_member" ON "avatars" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "celebrations_member" ON "celebrations" USING btree ("member_id");
