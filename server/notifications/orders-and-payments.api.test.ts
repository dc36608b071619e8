import { describe, expect, test } from 'vitest';
import { sendMembershipMails } from '../shop/premium/membership-mail.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { OPERATOR_TOKEN } from '../testing/operator.ts';
import { DAY_MS, passWithChores, subscribe } from '../testing/paying.ts';
import { pushFixture, turnOn } from '../testing/push-fixture.ts';
import { buy, GAME } from '../testing/shopping.ts';

const world = pushFixture({ adminToken: OPERATOR_TOKEN });
const HOUR_MS = 3_600_000;

const switchOff = (who: Visitor, kind: string) =>
  who.request('PATCH', '/api/account/reminders', { switches: { [kind]: false } });

async function mailsAfter(work: () => Promise<unknown>) {
  await world.settled();
  world.sentMail.length = 0;
  await work();
  await world.settled();
  return world.sentMail.map(({ to, subject }) => [to, subject]);
}

describe('an order that is shipped', () => {
  async function ship(who: Visitor) {
    const { id } = await buy(who, { item: GAME });
    const mails = await mailsAfter(() =>
      who.request('POST', `/api/admin/orders/${id}/ship`, undefined, {
        authorization: `Bearer ${OPERATOR_TOKEN}`,
      }),
    );
    return { id, mails };
  }

  test('is told on the buyer’s phone, and on no other', async () => {
    const { robin, kim } = await aCouple(world);
    const [robins, kims] = [await turnOn(world, robin), await turnOn(world, kim)];
    const { id, mails } = await ship(robin);
    expect(robins.received).toMatchObject([
      { notification: { title: 'On its way', tag: 'shipped', path: `/orders/${id}` } },
    ]);
    expect(JSON.stringify(robins.received)).not.toMatch(/game/i);
    expect(kims.tries()).toBe(0);
    expect(mails).toEqual([]);
  });

  test('is told by mail where there is no phone', async () => {
    const { robin, form } = await aCouple(world);
    const { mails } = await ship(robin);
    expect(mails).toEqual([[form.partner1Email, expect.stringMatching(/order/i)]]);
  });

  test('is told nobody who has switched it off', async () => {
    const { robin } = await aCouple(world);
    const phone = await turnOn(world, robin);
    await switchOff(robin, 'shipped');
    const { mails } = await ship(robin);
    expect([phone.tries(), mails]).toEqual([0, []]);
  });
});

describe('a payment that failed', () => {
  /** Renews a membership for which the payer's card has expired by the end of the month. */
  async function failedRenewal({ isOff = false, hasPhone = true } = {}) {
    const { robin, kim, form } = await aCouple(world);
    await subscribe(robin, { expiry: '03/26' });
    await sendMembershipMails(world.deps);
    await world.settled();
    await passWithChores(world, 32 * DAY_MS, robin, kim);
    const partners = await turnOn(world, kim);
    const payers = hasPhone ? await turnOn(world, robin) : null;
    if (isOff) await switchOff(robin, 'payment');
    const mails = await mailsAfter(() => sendMembershipMails(world.deps));
    return { payers, partners, mails, payer: form.partner1Email };
  }

  test('is told by mail and on the phone of whoever pays, once', async () => {
    const { payers, partners, mails, payer } = await failedRenewal();
    expect(mails).toEqual([[payer, 'A payment did not go through']]);
    expect(payers?.received).toMatchObject([
      { notification: { title: 'A payment did not go through', path: '/profile' } },
    ]);
    expect(partners.tries()).toBe(0);
    world.pass(HOUR_MS);
    expect(await mailsAfter(() => world.deps.notifications.run())).toEqual([]);
    expect(payers?.received).toHaveLength(1);
  });

  test('is told by one mail where there is no phone', async () => {
    const { mails, payer } = await failedRenewal({ hasPhone: false });
    expect(mails).toEqual([[payer, 'A payment did not go through']]);
  });

  test('is told by mail also where the phone is left alone', async () => {
    const { payers, mails, payer } = await failedRenewal({ isOff: true });
    expect(mails).toEqual([[payer, 'A payment did not go through']]);
    expect(payers?.tries()).toBe(0);
  });
});
