import { withDefaults } from './choice-queries.ts';
import { messageText, pushedNotification, topicOf } from './compose-notification.ts';
import { decide } from './decide.ts';
import type { DueNotification } from './due-notifications.ts';
import { emailFallback, type MailingNeeds } from './email-fallback.ts';
import { newsOf } from './news.ts';
import { hold, postpone, type Recipient, settle } from './notification-queries.ts';
import type { Details } from './notification-words.ts';
import type { PushOutcome, PushService } from './push/push-service.ts';
import { deleteDead, openAddress, type Subscription } from './push/subscription-queries.ts';

/** Wait after each failed try. After the last one a mail is sent instead. */
const RETRY_AFTER_MS = [60_000, 300_000];
const URGENT = ['planned', 'nudge', 'answer', 'room'];

export type SendingNeeds = MailingNeeds & {
  /** Null if this server sends no push messages, so that mail is the only way. */
  push: PushService | null;
};

/** Holds, drops or sends a notification by its recipient's choices. */
export async function sendNotification(needs: SendingNeeds, due: DueNotification): Promise<void> {
  const { db, now, mail } = needs;
  const { row, to, hasTrainedToday } = due;
  const { isNews, streakDays } = await newsOf(db, due);
  const decision = decide({
    kind: row.kind,
    expiresAt: row.expiresAt,
    now: now(),
    choices: withDefaults(to.choices),
    zone: to.timeZone ?? to.deviceZone,
    hasTrainedToday,
    isNews,
  });
  if (decision.outcome === 'hold') return hold(db, row, decision.until);
  // Send nothing to a member who has never signed in: only the invitation goes to them.
  if (decision.outcome === 'drop' || !to.hasSignedIn) return void (await settle(db, row, now()));
  const details = { partnerName: await nameInWords(needs, to), streakDays };
  const outcome = await pushToAll(needs, due, details);
  if (outcome === 'delivered') return void (await settle(db, row, now()));
  const retryMs = outcome === 'failed' ? RETRY_AFTER_MS[row.attempts - 1] : undefined;
  if (retryMs !== undefined) return postpone(db, row, new Date(now().getTime() + retryMs));
  await emailFallback(needs, row, { ...to, ...details });
  mail.kick();
}

/** Returns the name that the words may contain. Null unless the member chose so. */
async function nameInWords({ identities }: SendingNeeds, to: Recipient): Promise<string | null> {
  const { partner, isDiscreet } = to;
  if (!partner || isDiscreet || !withDefaults(to.choices).namesPartner) return null;
  return (await identities.open(partner)).firstName;
}

/** Returns `delivered` if any phone was reached, and `gone` if the member has no phone. */
async function pushToAll(
  needs: SendingNeeds,
  due: DueNotification,
  details: Details,
): Promise<PushOutcome> {
  const { isDiscreet, answer } = due.to;
  const text = messageText(pushedNotification({ ...due.row, isDiscreet, answer, ...details }));
  const sent = due.phones.map((phone) => pushToPhone(needs, due, text, phone));
  const outcomes = await Promise.all(sent);
  if (outcomes.includes('delivered')) return 'delivered';
  return outcomes.includes('failed') ? 'failed' : 'gone';
}

async function pushToPhone(
  { db, now, coupleKeys, push }: SendingNeeds,
  { row }: DueNotification,
  text: string,
  phone: Subscription,
): Promise<PushOutcome> {
  if (!push) return 'gone';
  const lastsMs = row.expiresAt.getTime() - now().getTime();
  const message = {
    text,
    ttlSeconds: Math.ceil(lastsMs / 1000),
    isUrgent: URGENT.includes(row.kind),
    topic: topicOf(row),
  };
  const outcome = await push.send(await openAddress(coupleKeys, phone), message);
  if (outcome === 'gone') await deleteDead(db, phone);
  return outcome;
}
