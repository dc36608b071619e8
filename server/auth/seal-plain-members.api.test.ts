import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { BeforeMigrating, Database } from '../db/database.ts';
import { members } from '../db/tables/couples.ts';
import { coupleKeysIn, masterKey } from '../security/couple-keys.ts';
import { identitiesIn } from '../security/identities.ts';
import { everyRow } from '../testing/canaries.ts';
import { earlierVersion } from '../testing/earlier-version.ts';
import { memberByEmail } from './queries.ts';
import { sealPlainMembers } from './seal-plain-members.ts';

const SECRET = 'a secret for tests';
/** The last migration of the version that kept names in plain columns. */
const LAST_PLAIN = 1;

const upgrade: BeforeMigrating = (run) => sealPlainMembers(run, async () => SECRET);

async function fillAsYesterday({ db }: Database): Promise<void> {
  await db.execute(sql`
    WITH c AS (
      INSERT INTO couples (board_name, created_at) VALUES ('Lobster & Canary', now()) RETURNING id
    )
    INSERT INTO members (couple_id, seat, first_name, last_name, email, email_key, phone, password_hash, created_at)
    SELECT id, seat, 'Rosalind' || seat, 'Canary', 'Rosalind' || seat || '@Example.org',
           'rosalind' || seat || '@example.org', '555 canary', '-', now()
      FROM c, generate_series(1, 2) seat`);
}

test('names and addresses of an earlier version are sealed once, and nothing of them is lost', async () => {
  const { before, upgraded } = await earlierVersion(LAST_PLAIN);
  await fillAsYesterday(before);
  await before.close();

  const database = await upgraded(upgrade);
  const { db } = database;
  const coupleKeys = coupleKeysIn(db, masterKey(SECRET));
  const identities = identitiesIn({ appSecret: SECRET, master: masterKey(SECRET), coupleKeys });
  const member = await memberByEmail(db, identities, 'ROSALIND2@example.org');
  expect(member && (await identities.of(member))).toEqual({
    firstName: 'Rosalind2',
    lastName: 'Canary',
    email: 'Rosalind2@Example.org',
    phone: '555 canary',
  });
  expect(await db.$count(members)).toBe(2);
  expect(await everyRow(database)).not.toMatch(/canary|rosalind|lobster/i);
  await database.close();

  const again = await upgraded(upgrade);
  expect(await memberByEmail(again.db, identities, 'rosalind1@example.org')).not.toBeNull();
  await again.close();
});
