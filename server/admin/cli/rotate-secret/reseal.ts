import { createSecretKey } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { openAddresses } from '../../../account/email-change.ts';
import type { Db, Queryable } from '../../../db/database.ts';
import { isMember } from '../../../db/member.ts';
import { emailChanges } from '../../../db/tables/auth.ts';
import { coupleKeys, members } from '../../../db/tables/couples.ts';
import { mailQueue } from '../../../db/tables/mail.ts';
import { transact } from '../../../db/transaction-guard.ts';
import { resealedMail } from '../../../mail/queue.ts';
import {
  type MasterKey,
  masterKey,
  openCoupleKey,
  sealCoupleKey,
} from '../../../security/couple-keys.ts';
import { emailHasher, openIdentity } from '../../../security/identities.ts';
import { derivedKey } from '../../../security/sealing.ts';

const BATCH = 500;
const STRANGE_KEY =
  'Some keys were sealed by a secret that is neither the old nor the new one: nothing was changed for them.';

/**
 * Re-seals every couple's key, its members' address hashes and the waiting mail, from one secret to
 * another. Each couple changes in one transaction and stores the id of its secret. So the work can
 * stop at any moment and run again, and repeats nothing.
 */
export async function rotateSecret(db: Db, oldSecret: string, newSecret: string) {
  const [from, to] = [masterKey(oldSecret), masterKey(newSecret)];
  const emailHash = emailHasher(newSecret);
  const done = { keys: 0, mails: 0 };
  for (let rows = await keysNotBy(db, to); rows.length > 0; rows = await keysNotBy(db, to)) {
    for (const row of rows) {
      if (row.keyId !== from.id) throw new Error(STRANGE_KEY);
      await transact(db, (tx) => reseal(tx, { from, to }, emailHash, row));
      done.keys++;
    }
  }
  const [fromMail, toMail] = [derivedKey(oldSecret, 'mail'), derivedKey(newSecret, 'mail')];
  for (const row of await db.select().from(mailQueue)) {
    const sealed = resealedMail(row.sealed, fromMail, toMail);
    if (!sealed) continue;
    await db.update(mailQueue).set({ sealed }).where(eq(mailQueue.id, row.id));
    done.mails++;
  }
  return done;
}

function keysNotBy(db: Db, to: MasterKey) {
  return db.select().from(coupleKeys).where(ne(coupleKeys.keyId, to.id)).limit(BATCH);
}

async function reseal(
  tx: Queryable,
  { from, to }: { from: MasterKey; to: MasterKey },
  emailHash: (email: string) => string,
  row: { coupleId: string; sealedKey: string },
): Promise<void> {
  const { coupleId } = row;
  const key = openCoupleKey(from, coupleId, row.sealedKey);
  const sealedKey = sealCoupleKey(to, coupleId, key);
  // Open the new seal before the old one goes: a lost key cannot be recovered.
  if (!openCoupleKey(to, coupleId, sealedKey).equals(key)) throw new Error('A seal did not hold.');
  const isOurs = eq(members.coupleId, coupleId);
  // Lock the members, so that no hash of an old address overwrites one that changes right now.
  for (const member of await tx.select().from(members).where(isOurs).for('update')) {
    const { email } = openIdentity(createSecretKey(key), member, member.sealed);
    await tx
      .update(members)
      .set({ emailHash: emailHash(email) })
      .where(isMember(member));
  }
  const changes = await tx.select().from(emailChanges).where(eq(emailChanges.coupleId, coupleId));
  for (const change of changes) {
    const { from: address } = openAddresses(createSecretKey(key), change);
    await tx
      .update(emailChanges)
      .set({ fromHash: emailHash(address) })
      .where(and(eq(emailChanges.coupleId, coupleId), eq(emailChanges.keepHash, change.keepHash)));
  }
  await tx
    .update(coupleKeys)
    .set({ keyId: to.id, sealedKey })
    .where(and(eq(coupleKeys.coupleId, coupleId), eq(coupleKeys.keyId, from.id)));
}
