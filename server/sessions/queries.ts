import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Day } from '../../contract/calendar.ts';
import type { Completion, Session } from '../../contract/sessions.ts';
import { unlockEarned } from '../achievements/queries.ts';
import type { Db, Queryable } from '../db/database.ts';
import { isMember } from '../db/member.ts';
import { prepared } from '../db/prepared.ts';
import { members } from '../db/tables/couples.ts';
import { sessions } from '../db/tables/sessions.ts';
import { invalidInput, notFound, subscriptionNeeded } from '../http/errors.ts';
import { addToTotals, lockTotals } from '../progress/queries.ts';
import { workoutHeading } from '../workouts/catalogue.ts';
import { completionProblem } from './completion-bounds.ts';
import { canTrain } from './free-tier.ts';

const EXPORT_PAGE = 500;

type SessionRow = typeof sessions.$inferSelect;

function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    workoutId: row.workoutId,
    partnerId: row.partnerId,
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    duration: row.duration,
    caloriesBurned: row.caloriesBurned,
    workout: workoutHeading(row.workoutId),
  };
}

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

/** Every session of a couple, newest first, a page at a time. */
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

const sessionsOfDay = prepared((db) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.coupleId, sql.placeholder('coupleId')),
        eq(sessions.completedDay, sql.placeholder('day')),
      ),
    )
    .orderBy(desc(sessions.completedAt))
    .prepare('sessions_of_day'),
);

export async function sessionsOn(db: Db, coupleId: string, day: Day): Promise<Session[]> {
  return (await sessionsOfDay(db).execute({ coupleId, day })).map(toSession);
}

export async function isPartner(db: Queryable, coupleId: string, me: string, other: string) {
  return other !== me && (await db.$count(members, isMember({ coupleId, id: other }))) === 1;
}

const startSession = prepared((db) =>
  db
    .insert(sessions)
    .values({
      coupleId: sql.placeholder('coupleId'),
      workoutId: sql.placeholder('workoutId'),
      partnerId: sql.placeholder('partnerId'),
      isFree: sql.placeholder('isFree'),
      startedAt: sql.placeholder('startedAt'),
    })
    .returning()
    .prepare('start_session'),
);

type Start = {
  coupleId: string;
  workoutId: number;
  partnerId: string | null;
  isFree: boolean;
  startedAt: Date;
};

export async function insertSession(db: Queryable, start: Start): Promise<Session> {
  const [row] = await startSession(db).execute(start);
  if (!row) throw new Error('A session was not inserted.');
  return toSession(row);
}

const sessionOfCouple = prepared((db) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.coupleId, sql.placeholder('coupleId')),
        eq(sessions.id, sql.placeholder('sessionId')),
      ),
    )
    .prepare('session_of_couple'),
);

export async function readSession(db: Db, coupleId: string, sessionId: string): Promise<Session> {
  const [row] = await sessionOfCouple(db).execute({ coupleId, sessionId });
  if (!row) throw notFound();
  return toSession(row);
}

const finishSession = prepared((db) =>
  db
    .update(sessions)
    .set({
      completedAt: sql`${sql.placeholder('completedAt')}::timestamptz`,
      completedDay: sql`${sql.placeholder('day')}::date`,
      duration: sql`${sql.placeholder('duration')}::integer`,
      caloriesBurned: sql`${sql.placeholder('caloriesBurned')}::integer`,
      partnerId: sql`coalesce(${sql.placeholder('partnerId')}::uuid, ${sessions.partnerId})`,
    })
    .where(
      and(
        eq(sessions.coupleId, sql.placeholder('coupleId')),
        eq(sessions.id, sql.placeholder('sessionId')),
      ),
    )
    .returning()
    .prepare('finish_session'),
);

export type Finish = {
  coupleId: string;
  sessionId: string;
  completion: Completion;
  isPremium: boolean;
  /** Who else was in it, as far as that is known now; null leaves what was said at its start. */
  partnerId: string | null;
  day: Day;
  now: Date;
};

/** Completes a session once, with all that follows from it; whoever comes second changes nothing. */
export async function completeSession(tx: Queryable, finish: Finish): Promise<Session> {
  const { coupleId, sessionId, completion } = finish;
  const totals = await lockTotals(tx, coupleId);
  const own = { coupleId, sessionId };
  const [open] = await sessionOfCouple(tx).execute(own);
  if (!open) throw notFound();
  if (open.completedAt) return toSession(open);
  const problem = completionProblem(completion, open.startedAt, finish.now);
  if (problem) throw invalidInput(problem);
  if (open.isFree && !canTrain(finish.isPremium, totals.workouts)) throw subscriptionNeeded();

  const [done] = await finishSession(tx).execute({
    ...own,
    completedAt: new Date(completion.completedAt).toISOString(),
    day: finish.day,
    duration: completion.duration,
    caloriesBurned: completion.caloriesBurned,
    partnerId: finish.partnerId,
  });
  if (!done) throw notFound();
  const facts = await addToTotals(tx, coupleId, totals, {
    day: finish.day,
    category: workoutHeading(done.workoutId).category,
    calories: completion.caloriesBurned,
    minutes: completion.duration,
  });
  await unlockEarned(tx, coupleId, facts, finish.now);
  return toSession(done);
}

/** Sessions that were started and never came to their end. */
export function sweepOpenSessions(db: Queryable, before: Date) {
  return db
    .delete(sessions)
    .where(and(isNull(sessions.completedAt), lt(sessions.startedAt, before)));
}
