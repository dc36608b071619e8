import type { Background } from '../background.ts';
import { concurrentJobs } from './concurrent-jobs.ts';
import { dueNotifications } from './due-notifications.ts';
import { claimDue, type NotificationRow, putDueReminders } from './notification-queries.ts';
import { SLOW_MS } from './push/push-service.ts';
import { type SendingNeeds, sendNotification } from './send-notification.ts';

const BATCH = 200;
/** In all: more than this process can begin until a push service that hangs is left alone. */
const AT_ONCE = { prompt: 40, total: 3_000, slowMs: SLOW_MS };

export type NotificationSender = ReturnType<typeof notificationSenderIn>;

type Needs = SendingNeeds & {
  background: Background;
  /** One that could not be sent is tried again in five minutes, and others are sent meanwhile. */
  onFailure: (error: unknown) => void;
};

/** Sends what is due, by push where a member has a phone for it, else by mail; several processes share the work. */
export function notificationSenderIn(needs: Needs) {
  const { db, now, push, background, onFailure } = needs;
  const jobs = concurrentJobs(AT_ONCE, onFailure);
  let starting: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  /** Begins to send all that is due, a few at once; what takes long is left on its way. */
  async function startAll(): Promise<void> {
    do {
      isAskedAgain = false;
      for (let rows = await claim(); rows.length > 0; rows = await claim()) {
        for (const due of await dueNotifications(needs, rows, now())) {
          await jobs.room();
          if (!isStopped) jobs.start((onWait) => sendNotification(needs, due, onWait));
        }
      }
    } while (isAskedAgain && !isStopped);
  }

  async function claim(): Promise<NotificationRow[]> {
    return isStopped ? [] : claimDue(db, now(), BATCH);
  }

  /** Sends what is due; resolves when nothing is left that could go now. */
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
    /** Sends what is due, without making anyone wait. */
    kick: () => background.run(deliver),
    /** Puts and sends what is due by the clock. */
    async run(): Promise<void> {
      for (const kind of ['reminder', 'streak'] as const) {
        while (!isStopped && (await putDueReminders(db, kind, now())));
      }
      await deliver();
    },
    /** Finishes what is on its way and takes no more; the rest waits in the database. */
    stop(): void {
      isStopped = true;
      push?.close();
    },
  };
}
