CREATE TABLE "journal_leaves" (
	"couple_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "journal_leaves_couple_id_id_pk" PRIMARY KEY("couple_id","id")
);
--> statement-breakpoint
ALTER TABLE "journal_leaves" ADD CONSTRAINT "journal_leaves_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_leaves" ADD CONSTRAINT "journal_leaves_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_newest_leaf" ON "journal_leaves" USING btree ("couple_id","author_id","is_shared","created_at","id");--> statement-breakpoint
CREATE INDEX "journal_leaf_author" ON "journal_leaves" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "journal_leaves" ALTER COLUMN "sealed" SET STATISTICS 0;--> statement-breakpoint
-- What is sealed cannot be compressed: PostgreSQL need not try.
ALTER TABLE "journal_leaves" ALTER COLUMN "sealed" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Whatever was written so far is a leaf of its own, sealed as it is and in the same place.
INSERT INTO "journal_leaves" SELECT "couple_id", "id", "author_id", "is_shared", "created_at", "sealed" FROM "journal_entries";--> statement-breakpoint
ALTER TABLE "journal_entries" DROP COLUMN "sealed";--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "leaf_id" uuid;--> statement-breakpoint
UPDATE "journal_entries" SET "leaf_id" = "id";--> statement-breakpoint
ALTER TABLE "journal_entries" ALTER COLUMN "leaf_id" SET NOT NULL;
