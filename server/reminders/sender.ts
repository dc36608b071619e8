import { dayIn } from '../../contract/calendar.ts';
import type { Background } from '../background.ts';
import type { Db } from '../db/database.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import type { Identities } from '../security/identities.ts';
import { withDefaults } from './choice-queries.ts';
import { messageText, pushedNotification, topicOf } from './compose-notification.ts';
import { decide, isAutomatic } from './decide.ts';
import { mailInstead } from './mail-instead.ts';
import {
  claimDue,
  hold,
  isStreakEnding,
  type NotificationRow,
  postpone,
  putDueReminders,
  type Recipient,
  recipientsOf,
  settle,
  trainedOn,
} from './notification-queries.ts';
import type { PushService } from './push-service.ts';
import {
  deleteDead,
  openAddress,
  openSubscriptions,
  type Subscription,
} from './subscription-queries.ts';

const BATCH = 200;
const AT_ONCE = 40;
/** How long to wait after each try that failed; after the last one a mail is sent instead. */
const RETRY_AFTER_MS = [60_000, 300_000];
const URGENT = ['nudge', 'answer', 'room'];

export type NotificationSender = ReturnType<typeof notificationSenderIn>;

type Needs = {
  db: Db;
  now: () => Date;
  appOrigin: string;
  identities: Identities;
  coupleKeys: CoupleKeys;
  mail: MailQueue;
  background: Background;
  /** Null: this server sends no push messages, and mail is the only way. */
  push: PushService | null;
};

type Due = { row: NotificationRow; to: Recipient; phones: readonly Subscription[] };

/** Sends what is due, by push where a member has a phone for it, else by mail; several processes share the work. */
export function notificationSenderIn(needs: Needs) {
  const { db, now, coupleKeys, mail, push, background } = needs;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  async function deliverAll(): Promise<void> {
    do {
      isAskedAgain = false;
      for (let rows = await claim(); rows.length > 0; rows = await claim()) {
        await sendAll(await withFacts(rows));
      }
    } while (isAskedAgain && !isStopped);
  }

  async function claim(): Promise<NotificationRow[]> {
    return isStopped ? [] : claimDue(db, now(), BATCH);
  }

  async function withFacts(rows: readonly NotificationRow[]): Promise<Due[]> {
    const recipients = new Map(
      (await recipientsOf(db, rows)).map((to) => [`${to.id} ${to.key}`, to]),
    );
    const phones = push ? await openSubscriptions(db, rows, now()) : [];
    return rows.flatMap((row) => {
      // Whoever left meanwhile has taken their notifications along.
      const to = recipients.get(`${row.memberId} ${row.key}`);
      if (!to) return [];
      return [{ row, to, phones: phones.filter(({ memberId }) => memberId === row.memberId) }];
    });
  }

  async function sendAll(due: readonly Due[]): Promise<void> {
    const days = due.filter(({ row }) => isAutomatic(row.kind)).map(({ to }) => dayOf(to));
    const trained = await trainedOn(db, days);
    const waiting = [...due];
    const worker = async () => {
      for (let one = waiting.shift(); one && !isStopped; one = waiting.shift()) {
        const { coupleId, day } = dayOf(one.to);
        await sendOne(one, trained.has(`${coupleId} ${day}`));
      }
    };
    const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
    mail.kick();
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  function dayOf({ coupleId, timeZone, deviceZone }: Recipient) {
    return { coupleId, day: dayIn(timeZone ?? deviceZone ?? 'UTC', now()) };
  }

  async function sendOne(one: Due, hasTrainedToday: boolean): Promise<void> {
    const { row, to } = one;
    const decision = decide({
      kind: row.kind,
      expiresAt: row.expiresAt,
      now: now(),
      choices: withDefaults(to.choices),
      zone: to.timeZone ?? to.deviceZone,
      hasTrainedToday,
      isStreakEnding:
        row.kind === 'streak' && (await isStreakEnding(db, to.coupleId, dayOf(to).day)),
    });
    if (decision.outcome === 'hold') return hold(db, row, decision.until);
    // Whom an account was only made for gets the invitation and nothing else.
    if (decision.outcome === 'drop' || !to.hasSignedIn) return void (await settle(db, row, now()));
    const outcome = await pushTo(one);
    if (outcome === 'delivered') return void (await settle(db, row, now()));
    const retryMs = outcome === 'failed' ? RETRY_AFTER_MS[row.attempts - 1] : undefined;
    if (retryMs !== undefined) return postpone(db, row, new Date(now().getTime() + retryMs));
    await mailInstead(needs, row, to);
  }

  /** Delivered where any phone was reached; `gone` where there is none. */
  async function pushTo({ row, to, phones }: Due): Promise<'delivered' | 'failed' | 'gone'> {
    const outcomes = await Promise.all(phones.map((phone) => pushToPhone(row, to, phone)));
    if (outcomes.includes('delivered')) return 'delivered';
    return outcomes.includes('failed') ? 'failed' : 'gone';
  }

  async function pushToPhone(row: NotificationRow, to: Recipient, phone: Subscription) {
    if (!push) return 'gone';
    const { isDiscreet, answer } = to;
    const text = messageText(pushedNotification({ ...row, isDiscreet, answer }));
    const lastsMs = row.expiresAt.getTime() - now().getTime();
    const outcome = await push.send(await openAddress(coupleKeys, phone), {
      text,
      ttlSeconds: Math.ceil(lastsMs / 1000),
      isUrgent: URGENT.includes(row.kind),
      topic: topicOf(row),
    });
    if (outcome === 'gone') await deleteDead(db, phone);
    return outcome;
  }

  /** Sends what is due; resolves when nothing is left that could go now. */
  function deliver(): Promise<void> {
    isAskedAgain = true;
    running ??= deliverAll().finally(() => {
      running = null;
    });
    return running;
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
