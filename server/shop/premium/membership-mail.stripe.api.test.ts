import { expect, test } from 'vitest';
import type { User } from '../../../contract/auth/auth.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { DAY_MS } from '../../testing/paying.ts';
import { stripeApp } from '../../testing/stripe-app.ts';
import { MONTH_SECONDS, stripeEvents } from '../../testing/stripe-events.ts';
import { LEDGER_START } from '../../testing/stripe-ledger.ts';
import { sendMembershipMails } from './membership-mail.ts';

const { world, double } = stripeApp();
const { deliver, became, paid, failed, theSubscription } = stripeEvents({ world, double });

const RENEWAL = {
  id: 'in_2',
  periodEnd: LEDGER_START + 2 * MONTH_SECONDS,
  billing_reason: 'subscription_cycle',
};

async function mailsAfter(work: () => Promise<unknown>) {
  world.sentMail.length = 0;
  await work();
  await world.settled();
  return world.sentMail.map(({ to, subject, text }) => ({ to, subject, text }));
}

const noticeOf = async (who: Visitor) => ((await who.get('/api/user')) as User).membershipNotice;

async function aPayingCouple() {
  const couple = await aCouple(world);
  await couple.robin.post('/api/create-subscription');
  await world.settled();
  return couple;
}

async function aPremiumCouple() {
  const couple = await aPayingCouple();
  await deliver(became('active'));
  await deliver(paid());
  theSubscription().status = 'active';
  await world.settled();
  return couple;
}

test('whoever pays gets a receipt, once, and their partner is told', async () => {
  const { robin, kim, form } = await aPayingCouple();
  const mails = await mailsAfter(async () => {
    for (const one of [became('active'), paid(), paid(1), paid(2)]) await deliver(one);
  });
  expect(mails).toMatchObject([
    { to: form.partner1Email, subject: 'Your receipt' },
    { to: form.partner2Email, subject: 'News about your account' },
  ]);
  const [receipt, news] = mails;
  for (const fact of ['$19.99', 'March 11, 2026', 'April 10, 2026', 'in_1', 'SXR* STUDIO']) {
    expect(receipt?.text).toContain(fact);
  }
  expect(news?.text).toContain('Robin got Premium for the two of you');

  expect(await noticeOf(robin)).toBeUndefined();
  expect(await noticeOf(kim)).toBe('begun');
  await kim.post('/api/subscription/notice', { wantsReminder: false });
  expect(await noticeOf(kim)).toBeUndefined();
});

test('a renewal brings the payer a receipt, and the partner no news', async () => {
  const { kim, form } = await aPremiumCouple();
  await kim.post('/api/subscription/notice', { wantsReminder: false });
  const mails = await mailsAfter(() => deliver(paid(1, RENEWAL)));
  expect(mails).toMatchObject([{ to: form.partner1Email, subject: 'Your receipt' }]);
  expect(await noticeOf(kim)).toBeUndefined();
});

test('a receipt tells dates as the payer’s calendar does, though they chose no time zone', async () => {
  const { robin } = await aPayingCouple();
  const choices = { switches: { streak: true } };
  const there = { 'x-time-zone': 'Pacific/Kiritimati' };
  await robin.request('PATCH', '/api/account/reminders', choices, there);
  const [receipt] = await mailsAfter(async () => {
    for (const one of [became('active'), paid()]) await deliver(one);
  });
  expect(receipt?.text).toContain('Date: March 12, 2026');
});

test('a discreet member reads nothing of what it is for', async () => {
  const { robin, kim } = await aPayingCouple();
  for (const who of [robin, kim]) await who.request('PATCH', '/api/account', { isDiscreet: true });
  await mailsAfter(async () => {
    await deliver(paid());
    await deliver(failed(1, RENEWAL));
  });
  expect(world.sentMail).toHaveLength(3);
  for (const { senderName, subject, text } of world.sentMail) {
    expect(senderName).toBe('SXR Studio');
    expect(`${subject} ${text}`).not.toMatch(/premium|workout|sexerci/i);
  }
});

test('each renewal that fails is told once, with what to do', async () => {
  const { form } = await aPremiumCouple();
  const first = failed(1, RENEWAL);
  const mails = await mailsAfter(async () => {
    for (const one of [became('past_due', 1), first, first, failed(2, RENEWAL)]) await deliver(one);
  });
  expect(mails).toMatchObject([
    { to: form.partner1Email, subject: 'A payment did not go through' },
  ]);
  expect(mails[0]?.text).toContain('/subscribe');

  const again = { ...RENEWAL, attempt_count: 2 };
  expect(await mailsAfter(() => deliver(failed(3, again)))).toHaveLength(1);
  // Deliver the event of the first try after the one of the second.
  expect(await mailsAfter(() => deliver(failed(4, RENEWAL)))).toEqual([]);
  const receipt = await mailsAfter(() => deliver(paid(5, RENEWAL)));
  expect(receipt).toMatchObject([{ subject: 'Your receipt' }]);
  expect(await mailsAfter(() => deliver(failed(6, { ...RENEWAL, attempt_count: 3 })))).toEqual([]);
});

test('a first payment that fails is told on the screen alone', async () => {
  await aPayingCouple();
  expect(await mailsAfter(() => deliver(failed()))).toEqual([]);
});

test('when the payer leaves, whoever stays is asked, and once more when it ends', async () => {
  const { robin, kim, form } = await aPremiumCouple();
  const leave = () => robin.post('/api/account/leave', { password: form.partner1Password });
  const mails = (await mailsAfter(leave)).filter(({ to }) => to === form.partner2Email);
  expect(mails).toMatchObject([
    { to: form.partner2Email, subject: 'A question about your account' },
  ]);
  expect(mails[0]?.text).toContain('until April 10, 2026');
  expect(mails[0]?.text).not.toContain('Robin');
  expect(await noticeOf(kim)).toBe('payer left');

  world.pass(29 * DAY_MS);
  expect(await mailsAfter(() => sendMembershipMails(world.deps))).toEqual([]);
  world.pass(DAY_MS);
  const reminder = await mailsAfter(() => sendMembershipMails(world.deps));
  expect(reminder).toMatchObject([
    { to: form.partner2Email, subject: 'Your membership has ended' },
  ]);
  expect(await mailsAfter(() => sendMembershipMails(world.deps))).toEqual([]);
});

test('whoever does not want to go on is not reminded', async () => {
  const { robin, kim, form } = await aPremiumCouple();
  await robin.post('/api/account/leave', { password: form.partner1Password });
  await world.settled();
  const declined = await kim.post('/api/subscription/notice', { wantsReminder: false });
  expect(declined.status).toBe(204);
  expect(await noticeOf(kim)).toBeUndefined();
  world.pass(40 * DAY_MS);
  expect(await mailsAfter(() => sendMembershipMails(world.deps))).toEqual([]);
});

test('when the one who does not pay leaves, nobody is asked anything', async () => {
  const { robin, kim, form } = await aPremiumCouple();
  const leave = () => kim.post('/api/account/leave', { password: form.partner2Password });
  expect(await mailsAfter(leave)).toMatchObject([{ to: form.partner2Email }]);
  expect(await noticeOf(robin)).toBeUndefined();
});
