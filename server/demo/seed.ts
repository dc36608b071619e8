import { sql } from 'drizzle-orm';
import { emailKey } from '../../contract/auth.ts';
import type { Db, Queryable } from '../db/database.ts';
import { couples, members, sandboxSubscriptions } from '../db/schema.ts';
import { transact } from '../db/transaction-guard.ts';
import { addMonths } from '../payments/months.ts';
import { dueStep, eventOf, newBook, payment, type Step } from '../payments/sandbox-clock.ts';
import { insertSubscription } from '../premium/queries.ts';
import { takeEvent } from '../premium/take-event.ts';
import { hashPassword } from '../security/passwords.ts';

const DEMO_PASSWORD = 'together';
const DAY_MS = 86_400_000;
const MEMBER_FOR_DAYS = 60;
const CARD_GOOD_MONTHS = 600;
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
    const [couple] = await tx.insert(couples).values({ createdAt }).returning();
    if (!couple) throw new Error('The demo couple was not inserted.');
    const [alex] = await tx
      .insert(members)
      .values(
        DEMO_COUPLE.map((member) => ({
          ...member,
          coupleId: couple.id,
          emailKey: emailKey(member.email),
          passwordHash,
          createdAt,
        })),
      )
      .returning();
    if (!alex) throw new Error('The demo members were not inserted.');
    await subscribe(tx, { coupleId: couple.id, payerId: alex.id, createdAt }, now);
  });
}

type Subscriber = { coupleId: string; payerId: string; createdAt: Date };

/** A subscription with all its months up to now, lived through in the sandbox's own way. */
async function subscribe(tx: Queryable, subscriber: Subscriber, now: Date): Promise<void> {
  const { coupleId, createdAt } = subscriber;
  const { id } = await insertSubscription(tx, { ...subscriber, provider: 'sandbox' });
  let book = newBook(id, createdAt);
  const cardGoodUntil = addMonths(now, CARD_GOOD_MONTHS);
  let step: Step | null = payment(book, cardGoodUntil, createdAt);
  while (step) {
    book = { ...book, ...step.changes };
    await takeEvent(tx, eventOf(book, coupleId, step), now);
    step = dueStep(book, now);
  }
  await tx.insert(sandboxSubscriptions).values({ ...book, coupleId });
}
