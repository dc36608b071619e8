import { createSecretKey } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.ts';
import { isMember } from '../db/member.ts';
import { coupleKeys, members } from '../db/tables/couples.ts';
import { mailQueue } from '../db/tables/mail.ts';
import { transact } from '../db/transaction-guard.ts';
import { resealedLetter } from '../mail/queue.ts';
import { type MasterKey, masterKey, openCoupleKey, sealCoupleKey } from './couple-keys.ts';
import { emailHasher, openIdentity } from './identities.ts';
import { derivedKey } from './sealing.ts';

const BATCH = 500;

type Rotation = { keys: number; letters: number };

/**
 * Re-seals every couple's key, what its members are found by, and the mail that waits, from one
 * secret to another. Each couple is changed whole and says by which secret it is sealed, so it can
 * be stopped at any moment and run again; what was done is not done twice.
 */
export async function rotateSecret(db: Db, oldSecret: string, newSecret: string) {
  const [from, to] = [masterKey(oldSecret), masterKey(newSecret)];
  const emailHash = emailHasher(newSecret);
  const done: Rotation = { keys: 0, letters: 0 };
  for (let rows = await keysNotBy(db, to); rows.length > 0; rows = await keysNotBy(db, to)) {
    for (const row of rows) {
      if (row.keyId !== from.id) throw new StrangeKey();
      await transact(db, (tx) => reseal(tx, { from, to, emailHash }, row));
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

type Change = { from: MasterKey; to: MasterKey; emailHash: (email: string) => string };

async function reseal(
  tx: Queryable,
  { from, to, emailHash }: Change,
  row: { coupleId: string; sealedKey: string },
): Promise<void> {
  const { coupleId } = row;
  const key = openCoupleKey(from, coupleId, row.sealedKey);
  const sealedKey = sealCoupleKey(to, coupleId, key);
  // Opened again before the old seal goes: a key that is lost cannot be made anew.
  if (!openCoupleKey(to, coupleId, sealedKey).equals(key)) throw new Error('A seal did not hold.');
  const isOurs = eq(members.coupleId, coupleId);
  for (const member of await tx.select().from(members).where(isOurs)) {
    const { email } = openIdentity(createSecretKey(key), member, member.sealed);
    await tx
      .update(members)
      .set({ emailHash: emailHash(email) })
      .where(isMember(member));
  }
  await tx
    .update(coupleKeys)
    .set({ keyId: to.id, sealedKey })
    .where(and(eq(coupleKeys.coupleId, coupleId), eq(coupleKeys.keyId, from.id)));
}
