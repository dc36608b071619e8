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
import { type PushService, SLOW_MS } from './push-service.ts';
import {
  deleteDead,
  openAddress,
  openSubscriptions,
  type Subscription,
} from './subscription-queries.ts';

const BATCH = 200;
const AT_ONCE = 40;
/** More than this process can begin until a push service that hangs is left alone. */
const MOST_ON_THEIR_WAY = 3_000;
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
  /** One that could not be sent is tried again in five minutes, and others are sent meanwhile. */
  onFailure: (error: unknown) => void;
  /** Null: this server sends no push messages, and mail is the only way. */
  push: PushService | null;
};

type Due = {
  row: NotificationRow;
  to: Recipient;
  phones: readonly Subscription[];
  hasTrainedToday: boolean;
};

/** Sends what is due, by push where a member has a phone for it, else by mail; several processes share the work. */
export function notificationSenderIn(needs: Needs) {
  const { db, now, coupleKeys, mail, push, background, onFailure } = needs;
  let starting: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;
  const sending = new Set<Promise<void>>();
  /** Of these, those that nothing keeps waiting. */
  let promptCount = 0;
  let onRoom = () => {};
  const roomMade = () =>
    new Promise<void>((resolve) => {
      onRoom = resolve;
    });

  /** Begins to send all that is due, a few at once; what takes long is left on its way. */
  async function startAll(): Promise<void> {
    do {
      isAskedAgain = false;
      for (let rows = await claim(); rows.length > 0; rows = await claim()) {
        for (const one of await withFacts(rows)) {
          while (promptCount >= AT_ONCE || sending.size >= MOST_ON_THEIR_WAY) await roomMade();
          if (!isStopped) start(one);
        }
      }
    } while (isAskedAgain && !isStopped);
  }

  /** Whoever has to wait for a push service, for their turn or long for its answer, makes room for the next. */
  function start(one: Due): void {
    let isPrompt = true;
    promptCount++;
    const makeRoom = () => {
      if (isPrompt) promptCount--;
      isPrompt = false;
      onRoom();
    };
    const timer = setTimeout(makeRoom, SLOW_MS).unref();
    const job: Promise<void> = sendOne(one, makeRoom)
      .catch(onFailure)
      .finally(() => {
        clearTimeout(timer);
        sending.delete(job);
        makeRoom();
      });
    sending.add(job);
  }

  async function claim(): Promise<NotificationRow[]> {
    return isStopped ? [] : claimDue(db, now(), BATCH);
  }

  async function withFacts(rows: readonly NotificationRow[]): Promise<Due[]> {
    const recipients = new Map(
      (await recipientsOf(db, rows)).map((to) => [`${to.id} ${to.key}`, to]),
    );
    const phones = push ? await openSubscriptions(db, rows, now()) : [];
    await coupleKeys.load(rows.map(({ coupleId }) => coupleId));
    const trained = await trainedOn(db, [...recipients.values()].map(dayOf));
    return rows.flatMap((row) => {
      // Whoever left meanwhile has taken their notifications along.
      const to = recipients.get(`${row.memberId} ${row.key}`);
      if (!to) return [];
      const { coupleId, day } = dayOf(to);
      return {
        row,
        to,
        phones: phones.filter(({ memberId }) => memberId === row.memberId),
        hasTrainedToday: isAutomatic(row.kind) && trained.has(`${coupleId} ${day}`),
      };
    });
  }

  function dayOf({ coupleId, timeZone, deviceZone }: Recipient) {
    return { coupleId, day: dayIn(timeZone ?? deviceZone ?? 'UTC', now()) };
  }

  async function sendOne(one: Due, onWait: () => void): Promise<void> {
    const { row, to, hasTrainedToday } = one;
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
    const outcome = await pushTo(one, onWait);
    if (outcome === 'delivered') return void (await settle(db, row, now()));
    const retryMs = outcome === 'failed' ? RETRY_AFTER_MS[row.attempts - 1] : undefined;
    if (retryMs !== undefined) return postpone(db, row, new Date(now().getTime() + retryMs));
    await mailInstead(needs, row, to);
    mail.kick();
  }

  /** Delivered where any phone was reached; `gone` where there is none. */
  async function pushTo(
    { row, to, phones }: Due,
    onWait: () => void,
  ): Promise<'delivered' | 'failed' | 'gone'> {
    const sent = phones.map((phone) => pushToPhone(row, to, phone, onWait));
    const outcomes = await Promise.all(sent);
    if (outcomes.includes('delivered')) return 'delivered';
    return outcomes.includes('failed') ? 'failed' : 'gone';
  }

  async function pushToPhone(
    row: NotificationRow,
    to: Recipient,
    phone: Subscription,
    onWait: () => void,
  ) {
    if (!push) return 'gone';
    const { isDiscreet, answer } = to;
    const text = messageText(pushedNotification({ ...row, isDiscreet, answer }));
    const lastsMs = row.expiresAt.getTime() - now().getTime();
    const message = {
      text,
      ttlSeconds: Math.ceil(lastsMs / 1000),
      isUrgent: URGENT.includes(row.kind),
      topic: topicOf(row),
    };
    const outcome = await push.send(await openAddress(coupleKeys, phone), message, onWait);
    if (outcome === 'gone') await deleteDead(db, phone);
    return outcome;
  }

  /** Sends what is due; resolves when nothing is left that could go now. */
  async function deliver(): Promise<void> {
    isAskedAgain = true;
    starting ??= startAll().finally(() => {
      starting = null;
    });
    await starting;
    await Promise.all(sending);
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
