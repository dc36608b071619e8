import type { Client } from 'pg';
import { DEFAULT_CHOICES, WEEKDAYS } from '../../contract/reminders.ts';
import { insertLogin } from '../../server/auth/queries.ts';
import { transact } from '../../server/db/transaction-guard.ts';
import { saveChoices } from '../../server/reminders/choice-queries.ts';
import { saveSubscription } from '../../server/reminders/subscription-queries.ts';
import { tokenKey } from '../../server/security/tokens.ts';
import type { PushDouble } from '../../server/testing/push-double.ts';
import { seedCouples } from '../seed-couples.ts';
import { inProcessApp, SECRET } from './in-process-app.ts';
import { withClient } from './postgres.ts';

const AT_ONCE = 8;
const ZONE = { deviceZone: 'UTC', timeZone: null };
/** At any hour, so that the hour of the run does not matter. */
const CHOICES = {
  ...DEFAULT_CHOICES,
  switches: { ...DEFAULT_CHOICES.switches, reminder: true },
  days: [...WEEKDAYS],
  quietHours: null,
};

export type Phone = ReturnType<PushDouble['phone']>;

/**
 * Members who want to be reminded, each signed in on a phone of the push service; but every so many-th
 * has none. Says which phones there are.
 */
export async function seedMembersToRemind(
  url: string,
  count: number,
  { service, oneByMailIn }: { service: PushDouble; oneByMailIn: number },
): Promise<Phone[]> {
  const rows = await withClient(url, async (client) => {
    await seedCouples(client, count / 2, SECRET);
    return (await client.query('SELECT couple_id AS "coupleId", id FROM members')).rows;
  });
  const { deps, close } = await inProcessApp(url);
  const phones: Phone[] = [];
  const waiting = [...rows.entries()] as [number, { coupleId: string; id: string }][];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [at, member] = next;
      const now = deps.now();
      await transact(deps.db, async (tx) => {
        const key = tokenKey(await insertLogin(tx, member, now));
        if (key && at % oneByMailIn > 0) {
          const phone = service.phone();
          phones.push(phone);
          const login = { ...member, tokenHash: key.tokenHash };
          await saveSubscription(tx, deps.coupleKeys, login, phone.subscription, now);
        }
        await saveChoices(tx, deps.coupleKeys, member, ZONE, () => CHOICES, now);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await close();
  await withClient(url, (client) => client.query('VACUUM ANALYZE'));
  return phones;
}

/** Makes all their reminders due at one moment, as if today's had not been sent. */
export async function makeDue(client: Client, at: Date): Promise<void> {
  await client.query('DELETE FROM notifications');
  await client.query('UPDATE reminder_choices SET remind_at = $1', [at]);
}
