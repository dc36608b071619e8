import { createSecretKey } from 'node:crypto';
import { sealBoardName } from '../challenges/board-names.ts';
import type { RunSql } from '../db/database.ts';
import { masterKey, newCoupleKey, openCoupleKey } from '../security/couple-keys.ts';
import { emailHasher, type Identity, sealIdentity } from '../security/identities.ts';

type PlainMember = Identity & { id: string; coupleId: string; boardName: string | null };

/**
 * Until version 1.0 names and addresses stood in plain columns, which the next migration drops. This
 * runs before it and seals them; cut short, it begins anew, and where there is nothing to do it does
 * nothing. It speaks SQL because the tables it knows are those of yesterday.
 */
export async function sealPlainMembers(run: RunSql, appSecret: () => Promise<string>) {
  const [plainColumn] = await run(
    `SELECT 1 FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = 'members' AND column_name = 'first_name'`,
  );
  if (!plainColumn) return;
  const secret = await appSecret();
  await run('BEGIN');
  try {
    await sealAll(run, secret);
    await run('COMMIT');
  } catch (error) {
    await run('ROLLBACK');
    throw error;
  }
  // What the rows were before is still in the files; rewritten, these hold only what is left.
  await run('VACUUM FULL members');
  await run('VACUUM FULL couples');
}

async function sealAll(run: RunSql, secret: string): Promise<void> {
  const master = masterKey(secret);
  const emailHash = emailHasher(secret);
  await run('ALTER TABLE couples ADD COLUMN IF NOT EXISTS sealed_board_name text');
  await run(
    `ALTER TABLE members ADD COLUMN IF NOT EXISTS sealed text, ADD COLUMN IF NOT EXISTS email_hash text`,
  );
  const rows = await run<PlainMember>(
    `SELECT m.id, m.couple_id AS "coupleId", m.first_name AS "firstName", m.last_name AS "lastName",
            m.email, m.phone, c.board_name AS "boardName"
       FROM members m JOIN couples c ON c.id = m.couple_id WHERE m.sealed IS NULL`,
  );
  for (const { id, coupleId, boardName, ...identity } of rows) {
    const [known] = await run<{ sealedKey: string }>(
      'SELECT sealed_key AS "sealedKey" FROM couple_keys WHERE couple_id = $1',
      [coupleId],
    );
    const fresh = newCoupleKey(master, coupleId);
    const key = known
      ? createSecretKey(openCoupleKey(master, coupleId, known.sealedKey))
      : fresh.key;
    if (!known) {
      await run('INSERT INTO couple_keys (couple_id, key_id, sealed_key) VALUES ($1, $2, $3)', [
        coupleId,
        master.id,
        fresh.row.sealedKey,
      ]);
    }
    await run(
      `UPDATE members SET sealed = $2, email_hash = $3, first_name = '', last_name = NULL,
              email = '', email_key = id::text, phone = '' WHERE id = $1`,
      [id, sealIdentity(key, { coupleId, id }, identity), emailHash(identity.email)],
    );
    if (boardName !== null) {
      await run('UPDATE couples SET sealed_board_name = $2, board_name = NULL WHERE id = $1', [
        coupleId,
        sealBoardName(key, coupleId, boardName),
      ]);
    }
  }
}
