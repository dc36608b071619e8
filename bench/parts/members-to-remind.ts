import { createSecretKey } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Client } from 'pg';
import { DEFAULT_CHOICES, WEEKDAYS } from '../../contract/notifications/reminders.ts';
import { logins } from '../../server/db/tables/auth.ts';
import { coupleKeys, members } from '../../server/db/tables/couples.ts';
import { pushSubscriptions, reminderChoices } from '../../server/db/tables/reminders.ts';
import { choicesRow } from '../../server/notifications/choice-queries.ts';
import { subscriptionRow } from '../../server/notifications/push/subscription-queries.ts';
import { masterKey, openCoupleKey } from '../../server/security/couple-keys.ts';
import { newToken } from '../../server/security/tokens.ts';
import type { PushDouble } from '../../server/testing/push-double.ts';
import { seedCouples } from '../seed-couples.ts';
import { inProcessApp, SECRET } from './in-process-app.ts';
import { withClient } from './postgres.ts';

const BATCH = 500;
const DAY_MS = 86_400_000;
/** Choices without quiet hours, so that the hour of the run does not matter. */
const CHOICES = {
  ...DEFAULT_CHOICES,
  switches: { ...DEFAULT_CHOICES.switches, reminder: true },
  days: [...WEEKDAYS],
  quietHours: null,
};

export type Phone = ReturnType<PushDouble['phone']>;

/**
 * Creates members who want reminders, each signed in on a phone of the push service, except a
 * regular share without a phone. Returns the phones.
 */
export async function seedMembersToRemind(
  url: string,
  count: number,
  { service, oneByMailIn }: { service: PushDouble; oneByMailIn: number },
): Promise<Phone[]> {
  await withClient(url, (client) => seedCouples(client, count / 2, SECRET));
  const { deps, close } = await inProcessApp(url);
  const { db } = deps;
  const now = deps.now();
  await db.update(members).set({ firstSignedInAt: now });
  const everyone = await db
    .select({ coupleId: members.coupleId, id: members.id, sealedKey: coupleKeys.sealedKey })
    .from(members)
    .innerJoin(coupleKeys, eq(coupleKeys.coupleId, members.coupleId));
  const phones: Phone[] = [];
  for (let from = 0; from < everyone.length; from += BATCH) {
    const rows = everyone.slice(from, from + BATCH).map(({ coupleId, id, sealedKey }, at) => {
      const member = { coupleId, id };
      const key = createSecretKey(openCoupleKey(masterKey(SECRET), coupleId, sealedKey));
      const { tokenHash } = newToken(coupleId);
      const expiresAt = new Date(now.getTime() + DAY_MS);
      const phone = at % oneByMailIn > 0 ? service.phone() : null;
      if (phone) phones.push(phone);
      return {
        login: { coupleId, memberId: id, tokenHash, createdAt: now, lastSeenAt: now, expiresAt },
        choices: { ...choicesRow(key, member, CHOICES), deviceZone: 'UTC' },
        phone: phone && subscriptionRow(key, { ...member, tokenHash }, phone.subscription, now),
      };
    });
    await db.insert(logins).values(rows.map(({ login }) => login));
    await db.insert(reminderChoices).values(rows.map(({ choices }) => choices));
    await db.insert(pushSubscriptions).values(rows.flatMap(({ phone }) => phone ?? []));
  }
  await close();
  await withClient(url, (client) => client.query('VACUUM ANALYZE'));
  return phones;
}

/** Makes all their reminders due at one moment, as if today's had not been sent. */
export async function makeDue(client: Client, at: Date): Promise<void> {
  await client.query('DELETE FROM notifications');
  await client.query('UPDATE reminder_choices SET remind_at = $1', [at]);
}
