import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { isPremium } from '../../../contract/auth/auth.ts';
import { dayIn } from '../../../contract/calendar.ts';
import type { CompletedSession, SessionReport } from '../../../contract/training/sessions.ts';
import { refuseIfLocked } from '../../auth/guard.ts';
import type { Reader } from '../../auth/queries.ts';
import { isOfBedroom, workoutFor } from '../../catalogue/catalogue.ts';
import { publishChange } from '../../db/changes.ts';
import { findCouple, statusAt } from '../../db/couple.ts';
import type { Queryable } from '../../db/database.ts';
import { isStaying } from '../../db/member.ts';
import { type SessionRow, toSession } from '../../db/session-of-row.ts';
import { sessions } from '../../db/tables/sessions.ts';
import {
  adultsOnly,
  invalidInput,
  notFound,
  notSignedIn,
  premiumRequired,
  subscriptionNeeded,
} from '../../http/errors.ts';
import { lockTotals } from '../../progress/queries.ts';
import { burnsTooMuch } from './completion-bounds.ts';
import { canTrain } from './free-tier.ts';
import { countSession } from './queries.ts';
import { besideOthers, LONGEST_MS, reportedTimes, type Span } from './reported-times.ts';
import { sameWorkout } from './same-workout.ts';

type ReportRecord = {
  user: Reader;
  /** Id made by the device. */
  reportId: string;
  report: SessionReport;
  /** Time zone of the device. */
  zone: string;
  now: Date;
};

/**
 * Counts a workout that was begun and finished without network. Locks the couple's totals, so that
 * of two reports about the same workout the second finds the first.
 */
export async function recordReport(tx: Queryable, record: ReportRecord): Promise<CompletedSession> {
  const { user, reportId, report, now } = record;
  const { coupleId, id: memberId } = user;
  if (burnsTooMuch(report)) throw invalidInput('That is more than this time can burn.');
  const totals = await lockTotals(tx, coupleId);
  if (!(await isStaying(tx, user))) throw notSignedIn();
  const arrival = { sentAt: report.sentAt, now, memberSince: new Date(user.createdAt) };
  const times = reportedTimes(report, arrival);
  const known = await sessionReported(tx, coupleId, reportId);
  if (known) return { ...toSession(known), isAdjusted: times.isAdjusted };

  const hasPremium = await requireOpenTo(tx, user, report.workoutId, times.completedAt);
  const near = await sessionsNear(tx, coupleId, times);
  const same = sameWorkout(
    times,
    near.filter((session) => isOfPartnerAlone(session, report.workoutId, memberId)),
  );
  if (same?.completedAt) {
    const session = await updateSession(tx, same, joinedBy(record));
    await publishChange(tx, user, 'training');
    return { ...toSession(session), isAdjusted: false };
  }

  const isFree = same ? same.isFree : !hasPremium;
  if (isFree && !canTrain(hasPremium, totals.workouts)) throw subscriptionNeeded();
  const ownSessions = near.filter((session) => tookPart(session, memberId)).filter(isCompleted);
  const { isAdjusted, ...counted } = besideOthers(report, times, ownSessions);
  const { completedAt, duration, caloriesBurned } = counted;
  const completion = {
    completedAt,
    completedDay: dayIn(record.zone, completedAt),
    completedZone: record.zone,
    duration,
    caloriesBurned,
  };
  const done = same
    ? await updateSession(tx, same, { ...completion, ...joinedBy(record) })
    : await insertCompleted(tx, {
        coupleId,
        id: reportId,
        workoutId: report.workoutId,
        memberId,
        isFree,
        startedAt: counted.startedAt,
        ...completion,
      });
  await countSession(tx, totals, done, now);
  await publishChange(tx, user, 'training');
  return { ...toSession(done), isAdjusted };
}

/**
 * Finds the session that this report has already become, on its own or merged with the partner's.
 */
async function sessionReported(tx: Queryable, coupleId: string, reportId: string) {
  const isReported = or(eq(sessions.id, reportId), eq(sessions.partnerReportId, reportId));
  const [known] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.coupleId, coupleId), isReported));
  // Refuse ids of sessions that were started on the server: no device makes such an id.
  if (known && !known.completedAt) throw notFound();
  return known ?? null;
}

/**
 * Refuses a workout that the member may not do. Premium at the time of the workout is enough, as
 * for a session started online. Returns whether they have or had premium.
 */
async function requireOpenTo(tx: Queryable, user: Reader, workoutId: number, then: Date) {
  const workout = workoutFor(workoutId, true);
  if (!workout) throw notFound();
  const couple = await findCouple(tx, user.coupleId);
  if (!couple) throw notFound();
  const hasPremium = isPremium(user) || statusAt(couple, then) === 'active';
  if (isOfBedroom(workout)) {
    // Refuse while locked, because the answer may reveal that the partner did the same. The phone
    // keeps the report until then.
    refuseIfLocked(user);
    if (!hasPremium) throw premiumRequired();
    if (!user.isAdult) throw adultsOnly();
  }
  return hasPremium;
}

/** Finds the couple's sessions, open or completed, that may overlap in time. */
function sessionsNear(tx: Queryable, coupleId: string, { startedAt, completedAt }: Span) {
  return tx
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.coupleId, coupleId),
        gte(sessions.startedAt, new Date(startedAt.getTime() - LONGEST_MS)),
        lte(sessions.startedAt, completedAt),
        or(isNull(sessions.completedAt), gte(sessions.completedAt, startedAt)),
      ),
    );
}

function tookPart({ memberId, partnerId }: SessionRow, id: string): boolean {
  return memberId === id || partnerId === id;
}

function isCompleted(session: SessionRow): session is SessionRow & { completedAt: Date } {
  return session.completedAt !== null;
}

/**
 * True for the partner's session of the same workout in which this member does not yet take part.
 */
function isOfPartnerAlone(session: SessionRow, workoutId: number, id: string): boolean {
  const { memberId, partnerId } = session;
  return (
    session.workoutId === workoutId && memberId !== null && memberId !== id && partnerId === null
  );
}

function joinedBy({ user, reportId }: ReportRecord) {
  return { partnerId: user.id, partnerReportId: reportId };
}

async function updateSession(
  tx: Queryable,
  { coupleId, id }: SessionRow,
  changes: Partial<SessionRow>,
): Promise<SessionRow> {
  const [row] = await tx
    .update(sessions)
    .set(changes)
    .where(and(eq(sessions.coupleId, coupleId), eq(sessions.id, id)))
    .returning();
  if (!row) throw notFound();
  return row;
}

async function insertCompleted(tx: Queryable, session: typeof sessions.$inferInsert) {
  const [row] = await tx.insert(sessions).values(session).returning();
  if (!row) throw new Error('A session was not inserted.');
  return row;
}
