import { describe, expect, test } from 'vitest';
import type { Reminders } from '../../contract/notifications/reminders.ts';
import { aCouple } from '../testing/factories.ts';
import { OPERATOR_TOKEN } from '../testing/operator.ts';
import { testApp } from '../testing/test-app.ts';

/** Test app without push, like a server without push keys. */
const world = testApp({ adminToken: OPERATOR_TOKEN });
const HOUR_MS = 3_600_000;
const ONE_CLICK = 'List-Unsubscribe=One-Click';

async function aNudgeByMail() {
  const { robin, kim, form } = await aCouple(world);
  await world.settled();
  world.sentMail.length = 0;
  await robin.post('/api/nudges');
  await world.settled();
  const [mail] = world.sentMail;
  return { robin, kim, form, mail, path: new URL(mail?.unsubscribeUrl ?? '').pathname };
}

/** Posts as mail programs do: from anywhere, without a cookie, as a form of one field. */
function pressed(url: string, contentType = 'application/x-www-form-urlencoded') {
  const headers = { 'content-type': contentType };
  return world.app.inject({ method: 'POST', url, headers, payload: ONE_CLICK });
}

test('one press in a mail program ends one kind of mail, and nothing else', async () => {
  const { robin, kim, form, path } = await aNudgeByMail();
  expect((await pressed(path)).statusCode).toBe(204);
  expect(((await kim.get('/api/account/reminders')) as Reminders).switches).toMatchObject({
    nudge: false,
    entry: true,
    shipped: true,
  });
  world.sentMail.length = 0;
  // Move to the next day: an unproved address gets one mail a day.
  world.pass(24 * HOUR_MS);
  await robin.post('/api/nudges');
  await robin.post('/api/journal', { content: 'For you', isSharedWithPartner: true });
  await world.settled();
  expect(world.sentMail.map(({ to, subject }) => [to, subject])).toEqual([
    [form.partner2Email, 'Something new for you'],
  ]);
});

test('it works twice, with any form, and from the page that the link leads to', async () => {
  const { path, mail } = await aNudgeByMail();
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect((await pressed(path, type)).statusCode).toBe(204);
  }
  expect(mail?.text).toMatch(/\/unsubscribe#[\w-]{64}\.nudge\n$/);
});

test('looking at the link changes nothing: it leads to a page that asks', async () => {
  const { kim, path } = await aNudgeByMail();
  const { statusCode, headers } = await world.app.inject({ url: path });
  expect(statusCode).toBe(302);
  expect(headers.location).toMatch(/^\/unsubscribe#[\w-]{64}\.nudge$/);
  expect(await kim.get('/api/account/reminders')).toMatchObject({ switches: { nudge: true } });
});

describe('a wrong link', () => {
  test('opens nothing', async () => {
    const { path } = await aNudgeByMail();
    expect((await pressed(path.replace(/.{3}\/nudge$/, 'xxx/nudge'))).statusCode).toBe(404);
    expect((await pressed(path.replace('/nudge', '/anything'))).statusCode).toBe(400);
    expect((await pressed('/api/unsubscribe/nonsense/nudge')).statusCode).toBe(404);
  });

  test('is not guessed at for long', async () => {
    const wrong = `/api/unsubscribe/${'x'.repeat(64)}/nudge`;
    const statuses = [];
    for (let count = 0; count < 62; count++) statuses.push((await pressed(wrong)).statusCode);
    expect(statuses.at(0)).toBe(404);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a server without keys says so, and takes no subscription', async () => {
  const { kim } = await aCouple(world);
  expect(await kim.get('/api/push')).toEqual({ publicKey: null, isOnHere: false });
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const told = await kim.request('PUT', '/api/push', { endpoint: 'https://push.example/x', keys });
  expect(told.status).toBe(409);
});
