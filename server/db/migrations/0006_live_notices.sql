-- Who trains what, and when, is nobody's statistic.
ALTER TABLE "live_rooms" ALTER COLUMN "room" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "live_rooms" ALTER COLUMN "command_ids" SET STATISTICS 0;--> statement-breakpoint
-- However a login ends (signed out, elsewhere, a new password, a member who leaves), the processes
-- that hold a stream of its member hear of it with the commit and look again.
CREATE FUNCTION "tell_login_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notices', OLD.member_id || ' logins null');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "logins_ended" AFTER DELETE ON "logins" FOR EACH ROW EXECUTE FUNCTION "tell_login_ended"();
