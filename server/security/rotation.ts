import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { coupleKeys } from '../db/tables/journal.ts';
import { mailQueue } from '../db/tables/mail.ts';
import { resealedLetter } from '../mail/queue.ts';
import { type MasterKey, masterKey, openCoupleKey, sealCoupleKey } from './couple-keys.ts';
import { derivedKey } from './sealing.ts';

const BATCH = 500;

type Rotation = { keys: number; letters: number };

/**
 * Re-seals every couple's key, and the mail that waits, from one secret to another. Each row is
 * changed by itself and says by which secret it is sealed, so it can be stopped at any moment and
 * run again; what was done is not done twice.
 */
export async function rotateSecret(db: Db, oldSecret: string, newSecret: string) {
  const [from, to] = [masterKey(oldSecret), masterKey(newSecret)];
  const done: Rotation = { keys: 0, letters: 0 };
  for (let rows = await keysNotBy(db, to); rows.length > 0; rows = await keysNotBy(db, to)) {
    for (const row of rows) {
      if (row.keyId !== from.id) throw new StrangeKey();
      await reseal(db, from, to, row);
      done.keys++;
    }
  }
  const [fromMail, toMail] = [derivedKey(oldSecret, 'mail'), derivedKey(newSecret, 'mail')];
  for (const row of await db.select().from(mailQueue)) {
    const sealed = resealedLetter(row.sealed, fromMail, toMail);
    if (!sealed) continue;
    await db.update(mailQueue).set({ sealed }).where(eq(mailQueue.id, row.id));
    done.letters++;
  }
  return done;
}

/** A key that neither secret opens: going on could only make things worse. */
class StrangeKey extends Error {
  override message =
    'Some keys were sealed by a secret that is neither the old nor the new one: nothing was changed for them.';
}

function keysNotBy(db: Db, to: MasterKey) {
  return db.select().from(coupleKeys).where(ne(coupleKeys.keyId, to.id)).limit(BATCH);
}

async function reseal(
  db: Db,
  from: MasterKey,
  to: MasterKey,
  row: { coupleId: string; sealedKey: string },
): Promise<void> {
  const { coupleId } = row;
  const key = openCoupleKey(from, coupleId, row.sealedKey);
  const sealedKey = sealCoupleKey(to, coupleId, key);
  // Opened again before the old seal goes: a key that is lost cannot be made anew.
  if (!openCoupleKey(to, coupleId, sealedKey).equals(key)) throw new Error('A seal did not hold.');
  await db
    .update(coupleKeys)
    .set({ keyId: to.id, sealedKey })
    .where(and(eq(coupleKeys.coupleId, coupleId), eq(coupleKeys.keyId, from.id)));
}
