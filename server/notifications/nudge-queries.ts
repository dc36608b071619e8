import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { addDays, type Day } from '../../contract/calendar.ts';
import { momentAt } from '../../contract/local-time.ts';
import {
  NUDGES_PER_DAY,
  type Nudge,
  type NudgeAnswer,
  type Nudges,
} from '../../contract/notifications/reminders.ts';
import { publishChange } from '../db/changes.ts';
import { lockCouple } from '../db/couple.ts';
import type { Db, Queryable } from '../db/database.ts';
import { type Actor, findPartner, type MemberKey } from '../db/member.ts';
import { putNotification } from '../db/notifications.ts';
import { nudges } from '../db/tables/reminders.ts';
import { transact } from '../db/transaction-guard.ts';
import { askedEnough, nobodyToAsk, notFound } from '../http/errors.ts';
import type { Identities } from '../security/identities.ts';

/** Hour at which the night is over and the question expires. */
const NIGHT_ENDS_AT = '04:00';

type Asker = Actor & { zone: string };

export async function nudgesFor(
  { db, identities }: { db: Db; identities: Identities },
  reader: MemberKey,
  today: Day,
  now: Date,
): Promise<Nudges> {
  const isTheirs = eq(nudges.askerId, reader.id);
  const partner = await findPartner(db, reader);
  const isReachable = partner !== null && partner.firstSignedInAt !== null;
  return {
    asked: await newestOf(db, reader, isTheirs, now),
    received: await newestOf(db, reader, ne(nudges.askerId, reader.id), now),
    left: NUDGES_PER_DAY - (await askedOn(db, reader, today)),
    partnerName: isReachable ? (await identities.open(partner)).firstName : null,
  };
}

async function newestOf(
  db: Queryable,
  { coupleId }: MemberKey,
  isBy: ReturnType<typeof eq>,
  now: Date,
): Promise<Nudge | null> {
  const [row] = await db
    .select({ id: nudges.id, askedAt: nudges.askedAt, answer: nudges.answer })
    .from(nudges)
    .where(and(eq(nudges.coupleId, coupleId), isBy, gt(nudges.until, now)))
    .orderBy(desc(nudges.askedAt))
    .limit(1);
  return row ? { ...row, askedAt: row.askedAt.toISOString() } : null;
}

function askedOn(db: Queryable, { coupleId, id }: MemberKey, day: Day): Promise<number> {
  return db.$count(
    nudges,
    and(eq(nudges.coupleId, coupleId), eq(nudges.askerId, id), eq(nudges.day, day)),
  );
}

/**
 * Asks the partner. Locks the couple, so that two phones of one member cannot exceed the day's
 * limit.
 */
export async function ask(db: Db, asker: Asker, day: Day, now: Date): Promise<void> {
  const { coupleId, id: askerId, zone, streamId } = asker;
  const until = momentAt(zone, { day: addDays(day, 1), time: NIGHT_ENDS_AT });
  await transact(db, async (tx) => {
    await lockCouple(tx, coupleId);
    const partner = await findPartner(tx, asker);
    if (!partner?.firstSignedInAt) throw nobodyToAsk();
    if ((await askedOn(tx, asker, day)) >= NUDGES_PER_DAY) throw askedEnough();
    const row = { coupleId, askerId, day, askedAt: now, until };
    const [nudge] = await tx.insert(nudges).values(row).returning({ id: nudges.id });
    if (!nudge) throw new Error('A nudge was not inserted.');
    const about = { about: nudge.id, subjectId: nudge.id, dueAt: now, expiresAt: until };
    await putNotification(tx, partner, { kind: 'nudge', ...about });
    await publishChange(tx, { coupleId, streamId }, 'nudges');
  });
}

/**
 * Saves an answer. The last answer counts. The same answer again changes nothing and sends nothing.
 */
export async function answer(
  db: Db,
  { coupleId, id, streamId }: Actor,
  nudgeId: string,
  given: NudgeAnswer,
  now: Date,
): Promise<void> {
  await transact(db, async (tx) => {
    // Lock the couple first, as erasing a member does, because the asker may be leaving now.
    await lockCouple(tx, coupleId);
    const isAskedOfThem = and(
      eq(nudges.coupleId, coupleId),
      eq(nudges.id, nudgeId),
      ne(nudges.askerId, id),
      gt(nudges.until, now),
    );
    const [row] = await tx.select().from(nudges).where(isAskedOfThem);
    if (!row) throw notFound();
    if (row.answer === given) return;
    await tx.update(nudges).set({ answer: given }).where(isAskedOfThem);
    const asker = { coupleId, id: row.askerId };
    const about = { about: `${nudgeId} ${given}`, subjectId: nudgeId, dueAt: now };
    await putNotification(tx, asker, { kind: 'answer', ...about });
    await publishChange(tx, { coupleId, streamId }, 'nudges');
  });
}

/** Deletes all questions and answers of the couple when a member leaves. */
export async function deleteNudges(tx: Queryable, coupleId: string): Promise<void> {
  await tx.delete(nudges).where(eq(nudges.coupleId, coupleId));
}

/** Lists recent questions and answers for an export. */
export async function allNudgesOf(db: Queryable, { coupleId, id }: MemberKey) {
  const rows = await db
    .select()
    .from(nudges)
    .where(eq(nudges.coupleId, coupleId))
    .orderBy(nudges.askedAt);
  return rows.map(({ askerId, day, askedAt, answer: given }) => ({
    by: askerId === id ? 'you' : 'partner',
    day,
    askedAt: askedAt.toISOString(),
    answer: given,
  }));
}
