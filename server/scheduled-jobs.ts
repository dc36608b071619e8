import { sweepEmailChanges } from './account/email-change.ts';
import { runErasures } from './account/run-erasures.ts';
import { sweepOperatorLogins } from './admin/login-queries.ts';
import { SAMPLE_SECONDS } from './admin/metrics/alert-thresholds.ts';
import { sweepPasskeyChallenges } from './auth/passkeys/challenge-queries.ts';
import { sweepLogins } from './auth/queries.ts';
import type { Database } from './db/database.ts';
import { transact } from './db/transaction-guard.ts';
import type { Deps } from './deps.ts';
import { MOST_LATE_MS } from './http/client-clock.ts';
import { sweepThrottles } from './http/limits.ts';
import { sweepDeletedEntries } from './journal/deletion-queries.ts';
import { sweepRooms } from './live/presence-queries.ts';
import { sweepNotifications } from './notifications/notification-queries.ts';
import { closeWeeks } from './progress/challenges/champion-queries.ts';
import { sweepPlan } from './progress/plan/queries.ts';
import { sweepPaymentEvents } from './shop/billing/queries.ts';
import { sweepCartAdditions } from './shop/cart-queries.ts';
import { expireUnpaidOrders } from './shop/order-payment.ts';
import { runOrderTasks } from './shop/order-tasks.ts';
import { sendMembershipMails } from './shop/premium/membership-mail.ts';
import { sweepUnbegunSubscriptions } from './shop/premium/queries.ts';
import { sweepOpenSessions } from './training/sessions/queries.ts';

const MINUTE_MS = 60_000;
/** Limits how late a reminder comes. */
const REMIND_EVERY_MS = 15_000;
const SWEEP_MINUTES = 10;
const SCRUB_HOUR_UTC = 3;

/** Starts all work that happens by the clock. Returns a function that stops it. */
export function startScheduledJobs(
  deps: Deps,
  database: Database,
  onFailure: (error: unknown) => void,
): () => void {
  const { mail, payments, background, recentMetrics, notifications } = deps;
  const erase = () => background.run(() => runErasures(deps));
  const every = (ms: number, work: () => Promise<unknown>) =>
    setInterval(() => work().catch(onFailure), ms);
  const timers = [
    every(MINUTE_MS, async () => {
      if (payments.name === 'sandbox') await payments.advance().catch(onFailure);
      await sendMembershipMails(deps);
    }),
    every(MINUTE_MS, async () => {
      await expireUnpaidOrders(deps).catch(onFailure);
      await runOrderTasks(deps);
    }),
    every(SWEEP_MINUTES * MINUTE_MS, () => sweep(deps, database)),
    // Run this in the background: a push service may be slow, and no other job must wait for it.
    setInterval(() => background.run(notifications.run), REMIND_EVERY_MS),
    setInterval(erase, MINUTE_MS),
    setInterval(mail.kick, MINUTE_MS / 2),
    ...(recentMetrics ? [every(SAMPLE_SECONDS * 1000, recentMetrics.sample)] : []),
  ];
  // Finish erasures and mails that a killed process left behind.
  erase();
  mail.kick();
  background.run(notifications.run);
  return () => timers.forEach(clearInterval);
}

/** Deletes expired rows and closes finished rooms and weeks. A failing part stops no other. */
export async function sweep(deps: Deps, database: Database) {
  const { db, now } = deps;
  const parts = [
    async () => sweepLogins(db, now()),
    async () => sweepPasskeyChallenges(db, now()),
    async () => sweepOperatorLogins(db, now()),
    async () => sweepEmailChanges(deps),
    async () => sweepThrottles(db, now()),
    async () => sweepPaymentEvents(db, now()),
    async () => sweepUnbegunSubscriptions(db, now()),
    // Wait longer here: an offline phone may send a completion or a deleted entry late.
    async () => sweepOpenSessions(db, new Date(now().getTime() - MOST_LATE_MS)),
    async () => sweepDeletedEntries(db, new Date(now().getTime() - MOST_LATE_MS)),
    async () => sweepCartAdditions(db, now()),
    async () => sweepPlan(db, now()),
    async () => sweepNotifications(db, now()),
    async () => transact(db, (tx) => sweepRooms(tx, now())),
    async () => closeWeeks(db, now()),
    async () => (isScrubTime(now()) ? database.scrub() : database.maintain()),
  ];
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be swept.');
}

/**
 * True once a night, with or without changes, to remove erased and overwritten rows from the files.
 * The fixed time keeps a slow moment from revealing that somebody has erased an answer.
 */
function isScrubTime(now: Date): boolean {
  return now.getUTCHours() === SCRUB_HOUR_UTC && now.getUTCMinutes() < SWEEP_MINUTES;
}
