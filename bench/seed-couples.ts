import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { masterKey, newCoupleKey } from '../server/security/couple-keys.ts';
import { emailHasher, sealIdentity } from '../server/security/identities.ts';

const BATCH = 5_000;

/** Inserts couples of two by the thousand, sealed like real ones. */
export async function seedCouples(client: Client, count: number, appSecret: string): Promise<void> {
  const master = masterKey(appSecret);
  const emailHash = emailHasher(appSecret);
  for (let made = 0; made < count; made += BATCH) {
    const couples: string[] = [];
    const keys: string[] = [];
    const members = { id: [], couple: [], seat: [], sealed: [], hash: [] } as Record<
      'id' | 'couple' | 'seat' | 'sealed' | 'hash',
      (string | number)[]
    >;
    for (let at = made; at < Math.min(made + BATCH, count); at++) {
      const coupleId = randomUUID();
      const { row, key } = newCoupleKey(master, coupleId);
      couples.push(coupleId);
      keys.push(row.sealedKey);
      for (const seat of [1, 2]) {
        const id = randomUUID();
        const email = `${id}@example.org`;
        const identity = { firstName: `Name${seat}`, lastName: 'Castle', email, phone: '555 0100' };
        members.id.push(id);
        members.couple.push(coupleId);
        members.seat.push(seat);
        members.sealed.push(sealIdentity(key, { coupleId, id }, identity));
        members.hash.push(emailHash(email));
      }
    }
    await client.query(
      'INSERT INTO couples (id, created_at) SELECT id, now() FROM unnest($1::uuid[]) id',
      [couples],
    );
    await client.query(
      `INSERT INTO couple_keys (couple_id, key_id, sealed_key)
       SELECT id, $3, sealed FROM unnest($1::uuid[], $2::text[]) AS k(id, sealed)`,
      [couples, keys, master.id],
    );
    await client.query(
      `INSERT INTO members (id, couple_id, seat, sealed, email_hash, password_hash, created_at)
       SELECT id, couple_id, seat, sealed, hash, '-', now()
         FROM unnest($1::uuid[], $2::uuid[], $3::smallint[], $4::text[], $5::text[])
           AS m(id, couple_id, seat, sealed, hash)`,
      [members.id, members.couple, members.seat, members.sealed, members.hash],
    );
  }
}
