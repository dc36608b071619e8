import { and, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Day, dayIn } from '../../../contract/calendar.ts';
import type { CompletedSession, Completion, Session } from '../../../contract/training/sessions.ts';
import { isOfBedroom, workoutHeading } from '../../catalogue/catalogue.ts';
import { publishChange } from '../../db/changes.ts';
import type { Db, Queryable } from '../../db/database.ts';
import { isMember, isStaying, type MemberKey } from '../../db/member.ts';
import { prepared } from '../../db/prepared.ts';
import { type SessionRow, toSession } from '../../db/session-of-row.ts';
import { members } from '../../db/tables/couples.ts';
import { sessions } from '../../db/tables/sessions.ts';
import {
  adultsOnly,
  invalidInput,
  notFound,
  notSignedIn,
  subscriptionNeeded,
} from '../../http/errors.ts';
import { unlockEarned } from '../../progress/achievements/queries.ts';
import { addToTotals, lockTotals, type Totals } from '../../progress/queries.ts';
import { burnsTooMuch, countedCompletion } from './completion-bounds.ts';
import { canTrain } from './free-tier.ts';

const EXPORT_PAGE = 500;

const newestSessions = prepared((db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.coupleId, sql.placeholder('coupleId')))
    .orderBy(desc(sessions.startedAt))
    .limit(sql.placeholder('limit'))
    .prepare('newest_sessions'),
);

export async function newestSessionsOf(db: Db, coupleId: string, limit: number) {
  return (await newestSessions(db).execute({ coupleId, limit })).map(toSession);
}

/** Yields every session of a couple, newest first, reading one page at a time. */
export async function* allSessionsOf(db: Db, coupleId: string): AsyncGenerator<Session> {
  let last: SessionRow | undefined;
  do {
    const rows: SessionRow[] = await db
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.coupleId, coupleId),
          last &&
            sql`(${sessions.startedAt}, ${sessions.id}) < (${last.startedAt.toISOString()}::timestamptz, ${last.id}::uuid)`,
        ),
      )
      .orderBy(desc(sessions.startedAt), desc(sessions.id))
      .limit(EXPORT_PAGE);
    yield* rows.map(toSession);
    last = rows.length === EXPORT_PAGE ? rows.at(-1) : undefined;
  } while (last);
}

export async function sessionsOn(db: Db, coupleId: string, day: Day): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.coupleId, coupleId), eq(sessions.completedDay, day)))
    .orderBy(desc(sessions.completedAt));
  return rows.map(toSession);
}

const completionCounts = prepared((db) =>
  db
    .select({ workoutId: sessions.workoutId, times: count().as('times') })
    .from(sessions)
    .where(and(eq(sessions.coupleId, sql.placeholder('coupleId')), isNotNull(sessions.completedAt)))
    .groupBy(sessions.workoutId)
    .orderBy(sessions.workoutId)
    .prepare('completion_counts'),
);

/** Counts how often a couple completed each workout. Read by lists only, after they are drawn. */
export function completionCountsOf(db: Db, coupleId: string) {
  return completionCounts(db).execute({ coupleId });
}

export async function isPartner(db: Queryable, coupleId: string, me: string, other: string) {
  return other !== me && (await db.$count(members, isMember({ coupleId, id: other }))) === 1;
}

type Start = Pick<
  SessionRow,
  'coupleId' | 'workoutId' | 'memberId' | 'partnerId' | 'isFree' | 'startedAt'
>;

const newSession = prepared((db) =>
  db
    .insert(sessions)
    .values({
      coupleId: sql.placeholder('coupleId'),
      workoutId: sql.placeholder('workoutId'),
      memberId: sql.placeholder('memberId'),
      partnerId: sql.placeholder('partnerId'),
      isFree: sql.placeholder('isFree'),
      startedAt: sql.placeholder('startedAt'),
    })
    .returning()
    .prepare('new_session'),
);

export async function insertSession(tx: Queryable, start: Start): Promise<Session> {
  const { coupleId, memberId } = start;
  if (memberId && !(await isStaying(tx, { coupleId, id: memberId }))) throw notSignedIn();
  const [row] = await newSession(tx).execute(start);
  if (!row) throw new Error('A session was not inserted.');
  return toSession(row);
}

const isSession = and(
  eq(sessions.coupleId, sql.placeholder('coupleId')),
  eq(sessions.id, sql.placeholder('sessionId')),
);
const sessionOfCouple = prepared((db) =>
  db.select().from(sessions).where(isSession).prepare('session_of_couple'),
);

export async function sessionOf(db: Db, coupleId: string, sessionId: string): Promise<Session> {
  const [row] = await sessionOfCouple(db).execute({ coupleId, sessionId });
  if (!row) throw notFound();
  return toSession(row);
}

export type CompletionRecord = {
  coupleId: string;
  sessionId: string;
  completion: Completion;
  isPremium: boolean;
  isAdult: boolean;
  /** The two who took part, as recorded by a room. Null keeps the members named at the start. */
  together: { memberId: string; partnerId: string } | null;
  /** Time zone of the couple. */
  zone: string;
  now: Date;
  /** Stream of the page that asks. Unset for a room, which is on two phones. */
  streamId?: string | null;
};

const sessionDone = prepared((tx) =>
  tx
    .update(sessions)
    .set({
      completedAt: sql`${sql.placeholder('completedAt')}`,
      completedDay: sql`${sql.placeholder('day')}`,
      completedZone: sql`${sql.placeholder('zone')}`,
      duration: sql`${sql.placeholder('duration')}`,
      caloriesBurned: sql`${sql.placeholder('caloriesBurned')}`,
      memberId: sql`${sql.placeholder('memberId')}`,
      partnerId: sql`${sql.placeholder('partnerId')}`,
    })
    .where(isSession)
    .returning()
    .prepare('session_done'),
);

/**
 * Completes a session, adds it to the couple's totals and unlocks badges. A second call changes
 * nothing.
 */
export async function recordCompletion(
  tx: Queryable,
  record: CompletionRecord,
): Promise<CompletedSession> {
  const { coupleId, sessionId, completion, now } = record;
  if (burnsTooMuch(completion)) throw invalidInput('That is more than this time can burn.');
  const totals = await lockTotals(tx, coupleId);
  const [open] = await sessionOfCouple(tx).execute({ coupleId, sessionId });
  if (!open) throw notFound();
  if (!record.isAdult && isOfBedroom(workoutHeading(open.workoutId))) throw adultsOnly();
  const counted = countedCompletion(completion, open.startedAt, now);
  const { completedAt, duration, caloriesBurned, isAdjusted } = counted;
  if (open.completedAt) return { ...toSession(open), isAdjusted };
  if (open.isFree && !canTrain(record.isPremium, totals.workouts)) throw subscriptionNeeded();

  const { zone } = record;
  const { memberId, partnerId } = record.together ?? open;
  const [done] = await sessionDone(tx).execute({
    coupleId,
    sessionId,
    completedAt: completedAt.toISOString(),
    day: dayIn(zone, completedAt),
    zone,
    duration,
    caloriesBurned,
    memberId,
    partnerId,
  });
  if (!done) throw notFound();
  await countSession(tx, totals, done, now);
  await publishChange(tx, record, 'training');
  return { ...toSession(done), isAdjusted };
}

/** Adds a session that was just completed to the couple's totals and unlocks earned badges. */
export async function countSession(tx: Queryable, totals: Totals, done: SessionRow, now: Date) {
  const { coupleId, completedAt: at, completedZone: zone, caloriesBurned, duration } = done;
  if (!at || !zone) throw new Error('A session that is not completed cannot be counted.');
  const { category } = workoutHeading(done.workoutId);
  const completed = { at, zone, category, calories: caloriesBurned ?? 0, minutes: duration ?? 0 };
  const facts = await addToTotals(tx, totals, completed);
  await unlockEarned(tx, coupleId, facts, now);
}

/** Deletes a session that is not to be saved. A completed session stays. */
export async function deleteOpenSession(tx: Queryable, coupleId: string, sessionId: string) {
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.coupleId, coupleId),
        eq(sessions.id, sessionId),
        isNull(sessions.completedAt),
      ),
    );
}

/** Deletes sessions that were started before a moment and never completed. */
export function sweepOpenSessions(db: Queryable, before: Date) {
  return db
    .delete(sessions)
    .where(and(isNull(sessions.completedAt), lt(sessions.startedAt, before)));
}

/** Removes a leaving member's id from the couple's sessions. The sessions stay. */
export async function forgetWhoTrained(tx: Queryable, { coupleId, id }: MemberKey): Promise<void> {
  for (const named of ['memberId', 'partnerId'] as const) {
    await tx
      .update(sessions)
      .set({ [named]: null })
      .where(and(eq(sessions.coupleId, coupleId), eq(sessions[named], id)));
  }
}
