-- Splits the largest tables into 16 partitions by a hash of the couple's id. Every query of the app
-- names the couple, so each touches one partition, and each partition can be vacuumed, moved or
-- given a disk of its own. For a quiet hour: it locks and rewrites the tables. All or nothing.
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/postgres/partition-by-couple.sql
BEGIN;
DO $$
DECLARE
  partitions CONSTANT int := 16;
  whole text;
  name text;
  statement text;
  later text[];
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'sessions', 'couple_days', 'journal_entries', 'challenge_logs'
  ] LOOP
    CONTINUE WHEN (SELECT relkind = 'p' FROM pg_class WHERE oid = ('public.' || name)::regclass);
    whole := name || '_whole';
    EXECUTE format('LOCK TABLE public.%I IN ACCESS EXCLUSIVE MODE', name);
    -- What LIKE does not copy: references, and the columns that the planner must not quote.
    SELECT coalesce(array_agg(command), '{}') INTO later FROM (
      SELECT format('ALTER TABLE public.%I ADD %s', name, pg_get_constraintdef(oid)) AS command
        FROM pg_constraint WHERE conrelid = ('public.' || name)::regclass AND contype = 'f'
      UNION ALL
      SELECT format('ALTER TABLE public.%I ALTER COLUMN %I SET STATISTICS 0', name, attname)
        FROM pg_attribute WHERE attrelid = ('public.' || name)::regclass
         AND attnum > 0 AND NOT attisdropped AND attstattarget = 0
    ) commands;
    EXECUTE format('ALTER TABLE public.%I RENAME TO %I', name, whole);
    EXECUTE format(
      'CREATE TABLE public.%I (LIKE public.%I INCLUDING ALL) PARTITION BY HASH (couple_id)', name, whole);
    FOR part IN 0 .. partitions - 1 LOOP
      EXECUTE format(
        'CREATE TABLE public.%I PARTITION OF public.%I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
        name || '_' || part, name, partitions, part);
    END LOOP;
    EXECUTE format('INSERT INTO public.%I SELECT * FROM public.%I', name, whole);
    EXECUTE format('DROP TABLE public.%I', whole);
    FOREACH statement IN ARRAY later LOOP
      EXECUTE statement;
    END LOOP;
  END LOOP;
END $$;
COMMIT;
ANALYZE;
