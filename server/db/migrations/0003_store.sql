CREATE TABLE "sandbox_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "kept_sales" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
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
	"letter_due" text,
	"provider" text NOT NULL,
	"provider_id" text,
	"sealed_address" text,
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
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_added_by_members_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_surprise_by_members_id_fk" FOREIGN KEY ("surprise_by") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order" FOREIGN KEY ("couple_id","order_id") REFERENCES "public"."orders"("couple_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_additions_added" ON "cart_additions" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "cart_lines_added_by" ON "cart_lines" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "cart_lines_surprise_by" ON "cart_lines" USING btree ("surprise_by");--> statement-breakpoint
CREATE INDEX "order_lines_cart_line" ON "order_lines" USING btree ("couple_id","cart_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_id" ON "orders" USING btree ("id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("couple_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("created_at") WHERE is_refund_owed OR letter_due IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id");