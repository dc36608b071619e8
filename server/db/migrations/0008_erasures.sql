CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"what" text NOT NULL,
	"subject" text,
	"couple_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
