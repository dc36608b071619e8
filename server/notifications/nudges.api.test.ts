import { describe, expect, test } from 'vitest';
import type { Nudges } from '../../contract/notifications/reminders.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { pushFixture, turnOn } from '../testing/push-fixture.ts';

const world = pushFixture();
const HOUR_MS = 3_600_000;

const nudgesOf = async (who: Visitor) => (await who.get('/api/nudges')) as Nudges;
async function ask(who: Visitor): Promise<string> {
  const { status, body } = await who.post('/api/nudges');
  expect(status).toBe(201);
  return (body as Nudges).asked?.id ?? '';
}
const answer = (who: Visitor, id: string, given: string) =>
  who.post(`/api/nudges/${id}/answer`, { answer: given });

test('one asks, the other answers, and both see it', async () => {
  const { robin, kim } = await aCouple(world);
  expect(await nudgesOf(robin)).toEqual({
    asked: null,
    received: null,
    left: 3,
    partnerName: 'Kim',
  });
  const id = await ask(robin);
  expect(await nudgesOf(kim)).toMatchObject({ asked: null, received: { id, answer: null } });
  expect(await answer(kim, id, 'yes')).toMatchObject({
    status: 200,
    body: { received: { id, answer: 'yes' } },
  });
  expect(await nudgesOf(robin)).toMatchObject({ asked: { id, answer: 'yes' }, left: 2 });
});

test('the answer reaches the asker’s phone, and only a new one does', async () => {
  const { robin, kim } = await aCouple(world);
  const phone = await turnOn(world, robin);
  const id = await ask(robin);
  for (const given of ['later', 'later', 'yes']) {
    await answer(kim, id, given);
    await world.settled();
  }
  expect(phone.received.map(({ notification: { title, tag } }) => [title, tag])).toEqual([
    ['Later', 'nudge'],
    ['Yes', 'nudge'],
  ]);
});

test('a question on a locked phone has its answers with it', async () => {
  const { robin, kim } = await aCouple(world);
  const phone = await turnOn(world, kim);
  const id = await ask(robin);
  await world.settled();
  expect(phone.received[0]?.notification.question).toEqual({
    nudgeId: id,
    answers: [
      { answer: 'yes', title: 'Yes' },
      { answer: 'not-tonight', title: 'Not tonight' },
      { answer: 'later', title: 'Later' },
    ],
  });
});

test('three a day, also from two phones at once; the next day three more', async () => {
  const { robin } = await aCouple(world);
  const asked = await Promise.all([1, 2, 3, 4, 5].map(() => robin.post('/api/nudges')));
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
  expect(asked.find(({ status }) => status === 409)?.body).toMatchObject({
    message: expect.stringContaining('three times today'),
  });
  expect(await nudgesOf(robin)).toMatchObject({ left: 0 });
  world.pass(12 * HOUR_MS);
  expect(await nudgesOf(robin)).toMatchObject({ left: 3 });
});

test('what was asked stands until the night is over', async () => {
  const { robin, kim } = await aCouple(world);
  const id = await ask(robin);
  world.pass(16 * HOUR_MS - 1);
  expect(await nudgesOf(kim)).toMatchObject({ received: { id } });
  world.pass(1);
  expect(await nudgesOf(kim)).toMatchObject({ received: null });
  expect((await answer(kim, id, 'yes')).status).toBe(404);
});

describe('nobody answers', () => {
  test('their own question, or that of another couple', async () => {
    const { robin } = await aCouple(world);
    const { kim: stranger } = await aCouple(world);
    const id = await ask(robin);
    expect((await answer(robin, id, 'yes')).status).toBe(404);
    expect((await answer(stranger, id, 'yes')).status).toBe(404);
    expect((await answer(robin, 'nonsense', 'yes')).status).toBe(404);
    expect(await nudgesOf(robin)).toMatchObject({ asked: { answer: null } });
  });

  test('with anything but one of the three answers', async () => {
    const { robin, kim } = await aCouple(world);
    const id = await ask(robin);
    expect(await answer(kim, id, 'maybe')).toMatchObject({
      status: 400,
      body: { message: 'Please answer yes, later or not-tonight.' },
    });
  });
});

test('whoever leaves takes along what they asked and answered', async () => {
  const { robin, kim, form } = await aCouple(world);
  const id = await ask(robin);
  await answer(kim, id, 'yes');
  await kim.post('/api/account/leave', { password: form.partner2Password });
  expect(await nudgesOf(robin)).toMatchObject({ asked: null, received: null, partnerName: null });
});

test('a switched-off kind is not sent, but stands in the app', async () => {
  const { robin, kim, form } = await aCouple(world);
  const phone = await turnOn(world, kim);
  await kim.request('PATCH', '/api/account/reminders', { switches: { nudge: false } });
  world.sentMail.length = 0;
  await ask(robin);
  await world.settled();
  expect(phone.tries()).toBe(0);
  expect(world.sentMail.filter(({ to }) => to === form.partner2Email)).toEqual([]);
  expect(await nudgesOf(kim)).toMatchObject({ received: { answer: null } });
});
