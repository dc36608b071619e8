import { sql } from 'drizzle-orm';
import { emailKey } from '../../contract/auth.ts';
import type { Db } from '../db/database.ts';
import { couples, members } from '../db/schema.ts';
import { transact } from '../db/transaction-guard.ts';
import { hashPassword } from '../security/passwords.ts';

const DEMO_PASSWORD = 'together';
const DAY_MS = 86_400_000;
const MEMBER_FOR_DAYS = 60;
/** Any number that no other advisory lock of ours has. */
const SEED_LOCK = 7_239_002;

const DEMO_COUPLE = [
  { seat: 1, firstName: 'Alex', lastName: 'Rivera', email: 'alex@example.com', phone: '555-0101' },
  { seat: 2, firstName: 'Sam', lastName: 'Rivera', email: 'sam@example.com', phone: '555-0102' },
];

/** Gives an empty database its demo couple, whole or not at all. */
export async function seedDemo(db: Db, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await transact(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const [anyone] = await tx.select({ id: couples.id }).from(couples).limit(1);
    if (anyone) return;
    const createdAt = new Date(now.getTime() - MEMBER_FOR_DAYS * DAY_MS);
    const [couple] = await tx
      .insert(couples)
      .values({ subscriptionStatus: 'active', createdAt })
      .returning();
    if (!couple) throw new Error('The demo couple was not inserted.');
    await tx.insert(members).values(
      DEMO_COUPLE.map((member) => ({
        ...member,
        coupleId: couple.id,
        emailKey: emailKey(member.email),
        passwordHash,
        createdAt,
      })),
    );
  });
}
