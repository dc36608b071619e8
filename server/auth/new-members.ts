import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { members } from '../db/tables/couples.ts';
import { type Identities, type Identity, sealIdentity } from '../security/identities.ts';

type Person = Identity & { passwordHash: string };
type Facts = Pick<typeof members.$inferInsert, 'createdAt' | 'firstSignedInAt'>;

/**
 * The key of a new couple, and its members under it, first partner first. Someone whose address has
 * an account already is left out.
 */
export async function insertMembers(
  tx: Queryable,
  identities: Identities,
  coupleId: string,
  people: readonly Person[],
  facts: Facts,
): Promise<string[]> {
  const key = await identities.newKey(tx, coupleId);
  const rows = people.map(({ passwordHash, ...identity }, index) => {
    const seat = { coupleId, id: randomUUID() };
    return {
      ...seat,
      seat: index + 1,
      sealed: sealIdentity(key, seat, identity),
      emailHash: identities.emailHash(identity.email),
      passwordHash,
      ...facts,
    };
  });
  const inserted = await tx
    .insert(members)
    .values(rows)
    .onConflictDoNothing({ target: members.emailHash })
    .returning({ id: members.id, seat: members.seat });
  return inserted.toSorted((one, other) => one.seat - other.seat).map(({ id }) => id);
}
