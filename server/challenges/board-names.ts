import { sql } from 'drizzle-orm';

/** Both first names of the couple in the row, first partner first. */
export const firstNames = sql<string>`(
  SELECT string_agg(m.first_name, ' & ' ORDER BY m.seat) FROM members m WHERE m.couple_id = "couples"."id"
)`;

/** What the couple in the row is called on the board. */
export const boardName = sql<string>`coalesce("couples"."board_name", ${firstNames})`;
