import { expect, test } from 'vitest';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import type { Achievement } from '../../contract/progress/achievements.ts';
import type { PlannedWorkout } from '../../contract/progress/plan.ts';
import { allPersonalData } from '../all-personal-data.ts';
import { couples, members } from '../db/tables/couples.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { subscribe } from '../testing/paying.ts';
import { testApp } from '../testing/test-app.ts';
import { train } from '../testing/training.ts';
import { unzip } from '../testing/unzip.ts';

const world = testApp();

async function download(who: Visitor) {
  const answer = await world.app.inject({
    url: '/api/account/export',
    headers: { cookie: who.cookie },
  });
  expect(answer.statusCode).toBe(200);
  const files = unzip(answer.rawPayload);
  const text = (name: string) => files.get(name)?.toString('utf8') ?? '';
  return {
    headers: answer.headers,
    names: [...files.keys()],
    text,
    all: [...files.values()].join('\n'),
  };
}

test('an export holds everything a member may read, for people and for programs', async () => {
  const { robin, kim, form } = await aCouple(world);
  await robin.post('/api/journal', { title: 'Мир', content: 'first\nsecond 💞', mood: 'calm' });
  world.pass(1000);
  const kims = await kim.post('/api/journal', { content: 'From Kim', isSharedWithPartner: true });
  const { id } = kims.body as JournalEntry;
  await robin.request('PUT', `/api/journal/${id}/heart`, { hasHeart: true });
  await train(world, robin);

  const { headers, names, text } = await download(robin);

  expect(headers['content-type']).toBe('application/zip');
  expect(headers['content-disposition']).toBe('attachment; filename="my-data-2026-03-11.zip"');
  expect(names).toEqual([
    'read-me.txt',
    'account.json',
    'devices.json',
    'passkeys.json',
    'journal.json',
    'journal.txt',
    'sessions.json',
    'sessions.txt',
    'favorites.json',
    'favorites.txt',
    'plan.json',
    'plan.txt',
    'breaks.json',
    'breaks.txt',
    'goals.json',
    'goals.txt',
    'suggestion.json',
    'reminders.json',
    'orders.json',
    'orders.txt',
    'achievements.json',
    'achievements.txt',
    'challenges.json',
    'challenges.txt',
    'membership.json',
    'membership.txt',
    'yes-maybe-no.json',
    'yes-maybe-no.txt',
  ]);
  expect(JSON.parse(text('account.json'))).toMatchObject({
    firstName: 'Robin',
    email: form.partner1Email,
    phone: '+1 555 0100',
  });
  expect(JSON.parse(text('journal.json'))).toEqual(await robin.get('/api/journal'));
  expect(text('journal.txt')).toContain('private, calm\nМир\n\nfirst\nsecond 💞');
  expect(text('journal.txt')).toContain('shared by Kim, with your heart\nFrom Kim');
  expect(JSON.parse(text('sessions.json'))).toEqual(await robin.get('/api/sessions'));
  expect(text('sessions.txt')).toContain('10 min, 80 calories');
  expect(JSON.parse(text('orders.json'))).toEqual([]);
});

test('what the features say of their tables is true of the archive', async () => {
  const { robin } = await aCouple(world);
  const { names } = await download(robin);
  const told = allPersonalData.flatMap(({ tables }) => Object.values(tables).filter(isText));
  // The picture is missing because no member has one from the start.
  const parts = new Set(told.filter((part) => part !== 'avatar'));
  expect(names).toEqual(expect.arrayContaining([...parts].map((part) => `${part}.json`)));
});

const isText = (part: string | null): part is string => part !== null;

test('what the two earned, did, are called and paid is in the export of either', async () => {
  const { robin, kim } = await aCouple(world);
  await subscribe(robin);
  await train(world, robin);
  await kim.post('/api/challenges/plank-high-five/done');
  await kim.request('PUT', '/api/leaderboard/entry', { name: 'The Otters', isOnBoard: true });
  const pause = { firstDay: '2026-03-10', lastDay: '2026-03-13' };
  await kim.request('PUT', '/api/streak/break', pause);
  const targets = { workouts: 3, categories: 2 };
  await kim.request('PUT', '/api/goals/targets', { ...targets, from: 'next week' });

  for (const who of [robin, kim]) {
    const { text } = await download(who);
    const badges = (await who.get('/api/achievements')) as Achievement[];
    const earned = badges.filter(({ unlockedAt }) => unlockedAt);
    expect(earned.length).toBeGreaterThan(0);
    expect(JSON.parse(text('achievements.json'))).toEqual(earned);
    expect(text('achievements.txt')).toContain(`2026-03-11  ${earned[0]?.title}`);
    expect(JSON.parse(text('challenges.json'))).toMatchObject({
      board: { name: 'The Otters', isOnBoard: true },
      done: [{ day: '2026-03-11', challengeId: 'plank-high-five' }],
    });
    expect(text('challenges.txt')).toContain('On the board: The Otters (shown)\n2026-03-11  ');
    expect(JSON.parse(text('breaks.json'))).toEqual([pause]);
    expect(text('breaks.txt')).toBe('2026-03-10 to 2026-03-13\n');
    expect(JSON.parse(text('goals.json'))).toEqual([{ fromWeek: '2026-03-16', ...targets }]);
    expect(text('goals.txt')).toContain('From 2026-03-16: 3 workouts and 2 categories a week');
    expect(JSON.parse(text('membership.json'))).toEqual(await who.get('/api/subscription'));
    expect(text('membership.txt')).toContain('$19.99, paid');
  }
});

test('what the two planned is in the export of either, and that there is a calendar address', async () => {
  const { robin, kim } = await aCouple(world);
  const place = { workoutId: 101, day: '2026-03-13', time: '20:00' };
  const zone = { 'x-time-zone': 'Europe/Berlin' };
  const { body } = await robin.request('POST', '/api/plan', place, zone);
  const { id, workout } = body as PlannedWorkout;
  await kim.request('DELETE', `/api/plan/${id}`);
  const calendar = await kim.request('PUT', '/api/account/calendar');
  const { text, all } = await download(kim);
  expect(JSON.parse(text('plan.json'))).toMatchObject([
    { ...place, zone: 'Europe/Berlin', workout: workout.title, proposedBy: 'your partner' },
  ]);
  expect(text('plan.txt')).toBe(
    `2026-03-13 20:00 Europe/Berlin  ${workout.title} (from your partner, taken off)\n`,
  );
  expect(JSON.parse(text('account.json'))).toMatchObject({
    calendarAddressSince: '2026-03-11T12:00:00.000Z',
  });
  expect(all).not.toContain((calendar.body as { address: string }).address);
});

test('a long journal is exported whole', async () => {
  const { robin } = await aCouple(world);
  for (let i = 0; i < 203; i++) await robin.post('/api/journal', { content: `entry ${i}` });
  const { text } = await download(robin);
  const entries = JSON.parse(text('journal.json')) as JournalEntry[];
  expect(new Set(entries.map(({ content }) => content)).size).toBe(203);
});

test('an export holds nothing of the partner but what they share', async () => {
  const { robin, kim, form } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const write = async (content: string, isSharedWithPartner: boolean) =>
    ((await kim.post('/api/journal', { content, isSharedWithPartner })).body as JournalEntry).id;
  await write('canary-private', false);
  const unshared = await write('canary-unshared', true);
  const deleted = await write('canary-deleted', true);
  expect((await download(robin)).all).toContain('canary-unshared');
  await kim.request('PATCH', `/api/journal/${unshared}`, { isSharedWithPartner: false });
  await kim.request('DELETE', `/api/journal/${deleted}`);

  for (const who of [robin, stranger]) {
    const { all } = await download(who);
    for (const hidden of ['canary-', form.partner2Email, form.partner2Phone]) {
      expect(all).not.toContain(hidden);
    }
  }
});

test('an export made after someone left holds nothing of them', async () => {
  const { robin, kim, form } = await aCouple(world, { partner1Name: 'Rosalindcanary Castle' });
  await robin.post('/api/journal', { content: 'canary-shared', isSharedWithPartner: true });
  expect((await download(kim)).all).toContain('canary-shared');
  await robin.post('/api/account/leave', { password: form.partner1Password });
  const { all } = await download(kim);
  for (const gone of ['canary-shared', 'Rosalindcanary', form.partner1Email, form.partner1Phone]) {
    expect(all).not.toContain(gone);
  }
});

test('when both have left the couple is gone, even if they leave at the same moment', async () => {
  for (const isAtOnce of [true, false]) {
    const { robin, kim, form } = await aCouple(world);
    const leave = [
      () => robin.post('/api/account/leave', { password: form.partner1Password }),
      () => kim.post('/api/account/leave', { password: form.partner2Password }),
    ] as const;
    const answers = isAtOnce
      ? await Promise.all(leave.map((go) => go()))
      : [await leave[0](), await leave[1]()];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await world.deps.db.$count(members)).toBe(0);
    expect(await world.deps.db.$count(couples)).toBe(0);
  }
});

test('whoever left can sign up again, as someone new', async () => {
  const { robin, form } = await aCouple(world);
  await robin.post('/api/account/leave', { password: form.partner1Password });
  const { partner1Email: email, partner1Password: password } = form;
  expect((await new Visitor(world).post('/api/login', { email, password })).status).toBe(401);
  const again = await aCouple(world, { partner1Email: email });
  expect(await again.robin.get('/api/journal')).toEqual([]);
});

test('a visitor has nothing to export, and nobody exports without end', async () => {
  const nobody = await new Visitor(world).request('GET', '/api/account/export');
  expect(nobody.status).toBe(401);
  const { robin } = await aCouple(world);
  for (let i = 0; i < 20; i++) await download(robin);
  expect((await robin.request('GET', '/api/account/export')).status).toBe(429);
});
