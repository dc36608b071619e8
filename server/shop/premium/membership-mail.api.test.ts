import { expect, test } from 'vitest';
import type { User } from '../../../contract/auth/auth.ts';
import { sandboxSubscriptions } from '../../db/tables/payments.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { DAY_MS, passWithChores, subscribe } from '../../testing/paying.ts';
import { testApp } from '../../testing/test-app.ts';
import { sendMembershipMails } from './membership-mail.ts';

const world = testApp();

async function subjects(): Promise<string[]> {
  await sendMembershipMails(world.deps);
  await world.settled();
  return world.sentMail.splice(0).map(({ to, subject }) => `${to}: ${subject}`);
}

const userOf = async (who: Visitor) => (await who.get('/api/user')) as User;

async function aPremiumCouple(expiry = '12/34') {
  const couple = await aCouple(world);
  await world.settled();
  world.sentMail.length = 0;
  await subscribe(couple.robin, { expiry });
  return couple;
}

test('in the sandbox too: a receipt, the news, and a failed renewal', async () => {
  const { robin, kim, form } = await aPremiumCouple('03/26');
  const [payer, partner] = [form.partner1Email, form.partner2Email];
  // Sort the subjects, because the mails may be sent in any order.
  expect((await subjects()).sort()).toEqual(
    [`${payer}: Your receipt`, `${partner}: News about your account`].sort(),
  );
  expect(await userOf(kim)).toMatchObject({ membershipNotice: 'begun' });
  await passWithChores(world, 32 * DAY_MS, robin);
  expect(await subjects()).toEqual([`${payer}: A payment did not go through`]);
  expect(await subjects()).toEqual([]);
  await subscribe(robin);
  expect(await subjects()).toEqual([`${payer}: Your receipt`]);
});

test('in the sandbox too, the card of a payer who left is not charged again', async () => {
  const { robin, kim, form } = await aPremiumCouple();
  await subjects();
  await robin.post('/api/account/leave', { password: form.partner1Password });
  expect((await subjects()).sort()).toEqual([
    `${form.partner2Email}: A question about your account`,
    `${form.partner1Email}: Your account is closed`,
  ]);
  expect(await userOf(kim)).toMatchObject({
    subscriptionStatus: 'active',
    membershipNotice: 'payer left',
  });
  const [row] = await world.deps.db.select().from(sandboxSubscriptions);
  expect(row).toMatchObject({ status: 'canceled', dueAt: null });

  await passWithChores(world, 32 * DAY_MS, kim);
  expect(await subjects()).toEqual([`${form.partner2Email}: Your membership has ended`]);
  expect((await kim.get('/api/subscription')) as object).toMatchObject({
    status: 'canceled',
    invoices: [{ status: 'paid' }],
  });
  await subscribe(kim);
  expect(await userOf(kim)).not.toHaveProperty('membershipNotice');
  expect(await subjects()).toEqual([`${form.partner2Email}: Your receipt`]);
});
