import { expect, test } from 'vitest';
import { addressOfCall, type PageData, partsOf } from '../../contract/page-data/first-calls.ts';
import { confirmAdult } from '../testing/consenting.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';
import { makePremium, train } from '../testing/training.ts';

const world = testApp();
const BEDROOM = 501;
/** Already Thursday here, while it is Wednesday in UTC. */
const KIRITIMATI = 'Pacific/Kiritimati';

const PAGES = [
  '/api/home',
  '/api/progress/page',
  '/api/page-data?with=completions',
  '/api/page-data?with=cart',
];

async function read<T>(who: Visitor, url: string, zone = KIRITIMATI): Promise<T> {
  return (await who.request('GET', url, undefined, { 'x-time-zone': zone })).body as T;
}

/** A couple about whom each part of both pages has something to tell. */
async function aBusyCouple() {
  const { robin, kim, form } = await aCouple(world);
  await makePremium(world, form.partner1Email);
  await confirmAdult(robin);
  await train(world, robin, { workoutId: 101, zone: KIRITIMATI });
  await train(world, robin, { workoutId: BEDROOM, zone: KIRITIMATI });
  for (const id of [102, BEDROOM]) await robin.request('PUT', `/api/favorites/${id}`);
  for (const workoutId of [103, BEDROOM]) {
    const planned = await robin.request(
      'POST',
      '/api/plan',
      { workoutId, day: '2026-03-14', time: '20:00' },
      { 'x-time-zone': KIRITIMATI },
    );
    expect(planned.status).toBe(201);
  }
  await kim.post('/api/journal', { content: 'For you', isSharedWithPartner: true });
  await kim.post('/api/nudges');
  return { robin, kim };
}

test.each(PAGES)('each part of %s equals the answer of its own call', async (url) => {
  const { robin } = await aBusyCouple();
  const data = await read<PageData>(robin, url);
  expect(data).toMatchObject({ today: '2026-03-12', deviceZone: KIRITIMATI });
  const parts = partsOf(data);
  // Days, zone and the part that was not asked for have no call.
  const isShared = 'cart' in data;
  expect(parts.length).toBe(Object.keys(data).length - (isShared ? 3 : 2));
  for (const [part, answer] of parts) {
    const address = addressOfCall(part);
    expect([address, answer]).toEqual([address, await read(robin, address)]);
  }
});

test.each(PAGES)('a locked login gets from %s only what the single calls give', async (url) => {
  const { robin } = await aBusyCouple();
  const open = JSON.stringify(await read(robin, url));
  if (!url.includes('cart')) expect(open).toContain('"category":"bedroom"');
  await robin.request('PUT', '/api/account/lock', { afterMinutes: 5 });
  await robin.post('/api/lock');

  const data = await read<PageData>(robin, url);
  expect(JSON.stringify(data)).not.toContain('"category":"bedroom"');
  if ('unread' in data) expect(data.unread).toBeNull();
  for (const [part, answer] of partsOf(data)) {
    const address = addressOfCall(part);
    const { status, body } = await robin.request('GET', address, undefined, {
      'x-time-zone': KIRITIMATI,
    });
    expect([address, status, body]).toEqual([address, 200, answer]);
  }
});

test.each(PAGES)('%s is about the caller’s couple alone', async (url) => {
  const { robin: busy } = await aBusyCouple();
  const busyData = await read<PageData>(busy, url);
  expect(busyData.favorites).not.toEqual([]);
  const { robin } = await aCouple(world);
  const data = await read<PageData>(robin, url);
  expect(data).toMatchObject({ partner: { firstName: 'Kim' }, favorites: [] });
  if ('completions' in data) expect(data.completions ?? []).toEqual([]);
  if ('streak' in busyData) {
    expect(busyData).toMatchObject({
      streak: { streakDays: 1, isTrainedToday: true },
      weeklyGoals: { workoutTogetherCurrent: 2 },
    });
    expect(data).toMatchObject({
      streak: { streakDays: 0, isTrainedToday: false },
      weeklyGoals: { workoutTogetherCurrent: 0 },
    });
  }
  if ('progress' in data) {
    expect(data).toMatchObject({ recentSessions: [], progress: { workoutsCompleted: 0 } });
  }
});

test('a page that was asked for without a header is about the days of the device’s cookie', async () => {
  const { robin } = await aCouple(world);
  robin.cookie += `; zone=${encodeURIComponent(KIRITIMATI)}`;
  expect(await robin.get('/api/home')).toMatchObject({
    today: '2026-03-12',
    deviceZone: KIRITIMATI,
  });
  // Trust the header more: a phone may have traveled since the cookie was written.
  expect(await read(robin, '/api/home', 'Europe/Berlin')).toMatchObject({ today: '2026-03-11' });
  // Trust the member's own choice most.
  await robin.request('PATCH', '/api/account', { timeZone: 'America/New_York' });
  expect(await robin.get('/api/home')).toMatchObject({ today: '2026-03-11', deviceZone: null });
});
