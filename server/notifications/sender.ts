import type { Background } from '../background.ts';
import { putPlanReminders } from '../progress/plan/reminder-queries.ts';
import { concurrentJobs } from './concurrent-jobs.ts';
import { dueNotifications } from './due-notifications.ts';
import { claimDue, type NotificationRow, putDueReminders } from './notification-queries.ts';
import { type SendingNeeds, sendNotification } from './send-notification.ts';

const BATCH = 200;
/** Limits on messages at once. Those that wait for a push service for long make room for others. */
const LIMITS = { atOnce: 40, slowMs: 1_000 };

export type NotificationSender = ReturnType<typeof notificationSenderIn>;

type Needs = SendingNeeds & {
  background: Background;
  /**
   * Called for each failure. The notification is tried again in five minutes, and others are sent
   * before.
   */
  onFailure: (error: unknown) => void;
};

/**
 * Sends due notifications by push, or by mail to members without a phone. Several processes share
 * the work.
 */
export function notificationSenderIn(needs: Needs) {
  const { db, now, push, background, onFailure } = needs;
  const jobs = concurrentJobs(LIMITS, onFailure);
  let starting: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  /** Starts to send everything due, a few at once. Does not wait for slow ones. */
  async function startAll(): Promise<void> {
    do {
      isAskedAgain = false;
      for (let rows = await claim(); rows.length > 0; rows = await claim()) {
        for (const due of await dueNotifications(needs, rows, now())) {
          await jobs.room();
          if (!isStopped) jobs.start(() => sendNotification(needs, due));
        }
      }
    } while (isAskedAgain && !isStopped);
  }

  async function claim(): Promise<NotificationRow[]> {
    return isStopped ? [] : claimDue(db, now(), BATCH);
  }

  /** Sends everything due. Resolves when nothing is left that could go now. */
  async function deliver(): Promise<void> {
    isAskedAgain = true;
    starting ??= startAll().finally(() => {
      starting = null;
    });
    await starting;
    await jobs.finished();
  }

  return {
    deliver,
    /** Sends everything due, in the background. */
    kick: () => background.run(deliver),
    /** Inserts and sends everything that is due by the clock. */
    async run(): Promise<void> {
      for (const kind of ['reminder', 'streak'] as const) {
        while (!isStopped && (await putDueReminders(db, kind, now())));
      }
      while (!isStopped && (await putPlanReminders(db, now())));
      await deliver();
    },
    /** Finishes the messages on their way and takes no more. The rest waits in the database. */
    stop(): void {
      isStopped = true;
      push?.close();
    },
  };
}
