import { expect, test } from 'vitest';
import type { Membership, SubscriptionStart } from '../../../contract/shop/premium.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { confirm, DAY_MS, passWithChores, subscribe } from '../../testing/paying.ts';
import { BLINDFOLD, checkOut, orderAt, put } from '../../testing/shopping.ts';
import { testApp } from '../../testing/test-app.ts';

const world = testApp();

const leave = (who: Visitor, password: string) => who.post('/api/account/leave', { password });
const membershipOf = async (who: Visitor) => (await who.get('/api/subscription')) as Membership;

async function openForm(who: Visitor): Promise<string> {
  const answer = await who.post('/api/create-subscription');
  expect(answer.status).toBe(200);
  return (answer.body as SubscriptionStart).clientSecret;
}

/** Lets Robin open the form, then Kim open another and pay in it. */
async function aCoupleOfWhomKimPays() {
  const couple = await aCouple(world);
  const first = await openForm(couple.robin);
  expect(await confirm(couple.kim, await openForm(couple.kim))).toMatchObject({ status: 200 });
  await world.settled();
  return { ...couple, first };
}

test('a form that was made for one partner is paid by nobody else, and by nobody once the other has opened theirs', async () => {
  const { robin, kim } = await aCouple(world);
  const first = await openForm(robin);
  expect(await confirm(kim, first)).toMatchObject({
    status: 400,
    body: { message: 'This payment form has expired. Please open it again.' },
  });
  const second = await openForm(kim);
  expect(await confirm(robin, second)).toMatchObject({ status: 400 });
  expect(await confirm(robin, first)).toMatchObject({ status: 400 });
  expect(await confirm(kim, second)).toMatchObject({ status: 200 });
  expect((await membershipOf(robin)).invoices).toHaveLength(1);
});

test('both paying at the same moment pay once', async () => {
  const { robin, kim } = await aCouple(world);
  const secrets = await Promise.all([robin, kim].map(openForm));
  const paid = await Promise.all(
    [robin, kim].map((who, index) => confirm(who, secrets[index] ?? '')),
  );
  expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await membershipOf(robin)).invoices).toHaveLength(1);
});

test('when whoever paid leaves, renewal ends with them', async () => {
  const { robin, kim, form } = await aCoupleOfWhomKimPays();
  await leave(kim, form.partner2Password);
  await world.settled();
  expect(await membershipOf(robin)).toMatchObject({ status: 'active', renewal: 'none' });
  await passWithChores(world, 40 * DAY_MS, robin);
  expect((await membershipOf(robin)).invoices).toHaveLength(1);
});

test('when the other leaves, whoever paid goes on, and may cancel', async () => {
  const { robin, kim, form } = await aCoupleOfWhomKimPays();
  await leave(robin, form.partner1Password);
  await world.settled();
  expect(await membershipOf(kim)).toMatchObject({ renewal: 'on', isOwn: true });
  expect((await kim.post('/api/subscription/cancel')).body).toMatchObject({ renewal: 'off' });
});

test('a renewal that failed is paid by its payer, or ended and begun anew by the other', async () => {
  const { robin, kim } = await aCouple(world);
  await subscribe(robin, { expiry: '03/26' });
  await passWithChores(world, 32 * DAY_MS, robin, kim);
  expect(await kim.post('/api/create-subscription')).toMatchObject({ status: 409 });
  const own = await openForm(robin);
  expect(await confirm(kim, own)).toMatchObject({ status: 400 });

  expect(await kim.post('/api/subscription/cancel')).toMatchObject({ status: 200 });
  expect(await confirm(robin, own)).toMatchObject({ status: 400 });
  expect(await confirm(kim, await openForm(kim))).toMatchObject({ status: 200 });
  expect(await membershipOf(kim)).toMatchObject({ status: 'active', isOwn: true });
  expect(await membershipOf(robin)).toMatchObject({ status: 'active', isOwn: false });
});

test('an order is paid by whoever ordered it: the other orders for themselves', async () => {
  const { robin, kim } = await aCouple(world);
  await put(robin, { item: BLINDFOLD });
  const { order, payment } = await checkOut(robin);
  expect(await kim.post(`/api/orders/${order.id}/pay`)).toMatchObject({
    status: 409,
    body: {
      message: 'Your partner placed this order. To pay for it yourself, order from your cart.',
    },
  });
  expect(await confirm(kim, payment?.clientSecret ?? '')).toMatchObject({ status: 400 });

  const own = await checkOut(kim);
  expect(await confirm(robin, payment?.clientSecret ?? '')).toMatchObject({ status: 400 });
  expect(await confirm(kim, own.payment?.clientSecret ?? '')).toMatchObject({ status: 200 });
  expect(await orderAt(kim, own.order.id)).toMatchObject({ status: 'paid', isOwn: true });
});
