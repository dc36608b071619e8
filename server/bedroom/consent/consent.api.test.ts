import { expect, test } from 'vitest';
import { TOUCH_KINDS } from '../../../contract/bedroom/consent.ts';
import { consentAnswers } from '../../db/tables/consent.ts';
import { confirmAdult, matchesOf, say, toAll } from '../../testing/consenting.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { DAY_MS } from '../../testing/paying.ts';
import { testApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';

const world = testApp();

/** Makes a couple who have both said that they are 18 or older. */
async function twoAdults() {
  const couple = await aCouple(world);
  await confirmAdult(couple.robin, couple.kim);
  return couple;
}

const answer = (who: Visitor, kind: string, choice: string | null) =>
  who.request('PUT', '/api/consent/choices', { kind, choice });

test('what both say yes to is shown to both from the next day on, and nothing else', async () => {
  const { robin, kim } = await twoAdults();
  expect(await matchesOf(robin)).toEqual({
    hasAnswered: false,
    workouts: [],
    perhaps: [],
    products: [],
  });
  // Both say yes to the four kinds of Barefoot Slow Dance, and to scent.
  for (const kind of ['hands', 'faces', 'embrace', 'dance', 'gaze'])
    await answer(robin, kind, 'yes');
  for (const kind of ['hands', 'faces', 'embrace', 'dance', 'scent'])
    await answer(kim, kind, 'yes');
  await answer(robin, 'scent', 'yes');
  const unmatched = { hasAnswered: true, workouts: [], perhaps: [], products: [] };
  for (const who of [robin, kim]) expect(await matchesOf(who)).toEqual(unmatched);

  world.pass(DAY_MS);
  for (const who of [robin, kim]) {
    expect(await matchesOf(who)).toEqual({
      hasAnswered: true,
      workouts: [504],
      perhaps: [],
      products: ['first-light-perfume', 'after-dark-perfume'],
    });
  }
});

test('a yes that is taken back is gone from both lists at once', async () => {
  const { robin, kim } = await twoAdults();
  for (const who of [robin, kim]) await say(who, toAll('yes'));
  world.pass(DAY_MS);
  expect((await matchesOf(robin)).workouts).toHaveLength(20);
  await answer(kim, 'hands', null);
  const shown = (await matchesOf(robin)).workouts;
  expect(shown).toEqual([509, 515, 518]);
  expect((await matchesOf(kim)).workouts).toEqual(shown);
  // Giving the old answer again on the same day undoes the change.
  await answer(kim, 'hands', 'yes');
  expect((await matchesOf(robin)).workouts).toHaveLength(20);
});

test('a maybe counts where the other said yes and both opened their maybes', async () => {
  const { robin, kim } = await twoAdults();
  await say(robin, toAll('yes', true));
  await say(kim, toAll('maybe', false));
  world.pass(DAY_MS);
  expect(await matchesOf(robin)).toMatchObject({ workouts: [], perhaps: [] });
  await say(kim, toAll('maybe', true));
  expect(await matchesOf(robin)).toMatchObject({ workouts: [], perhaps: [] });
  world.pass(DAY_MS);
  for (const who of [robin, kim]) {
    const { workouts, perhaps, products } = await matchesOf(who);
    expect([workouts, perhaps.length, products]).toEqual([[], 20, []]);
  }
});

test('answers are read, changed and erased by their author alone, and all at one press', async () => {
  const { robin, kim } = await twoAdults();
  await say(robin, toAll('yes', true));
  await answer(robin, 'oil', 'no');
  await answer(robin, 'gaze', null);
  await robin.request('PUT', '/api/consent/ratings', { workoutId: 501, rating: 'again' });
  const said = (await robin.get('/api/consent/choices')) as { choices: object[] };
  expect(said.choices).toHaveLength(TOUCH_KINDS.length - 1);
  expect(said.choices).toContainEqual({ kind: 'oil', choice: 'no' });
  const nothing = { choices: [], opensMaybes: false };
  expect(await kim.get('/api/consent/choices')).toEqual(nothing);

  await say(kim, toAll('yes'));
  world.pass(DAY_MS);
  expect((await matchesOf(kim)).workouts).not.toEqual([]);
  expect(await robin.request('DELETE', '/api/consent/choices')).toMatchObject({ status: 204 });
  expect(await robin.get('/api/consent/choices')).toEqual(nothing);
  expect((await matchesOf(kim)).workouts).toEqual([]);
  expect(await world.deps.db.$count(consentAnswers)).toBe(1);
  // Erasing twice works too.
  expect(await robin.request('DELETE', '/api/consent/choices')).toMatchObject({ status: 204 });
});

test('two presses at once are both kept', async () => {
  const { robin } = await twoAdults();
  const presses = TOUCH_KINDS.slice(0, 8);
  const answers = await Promise.all(presses.map((kind) => answer(robin, kind, 'maybe')));
  expect(answers.map(({ status }) => status)).toEqual(presses.map(() => 204));
  const { choices } = (await robin.get('/api/consent/choices')) as { choices: object[] };
  expect(choices).toHaveLength(presses.length);
});

test('how someone liked a workout orders their own list, and not the partner’s', async () => {
  const { robin, kim } = await twoAdults();
  for (const who of [robin, kim]) await say(who, toAll('yes'));
  world.pass(DAY_MS);
  const before = (await matchesOf(kim)).workouts;
  const rate = (workoutId: number, rating: string | null) =>
    robin.request('PUT', '/api/consent/ratings', { workoutId, rating });
  await rate(520, 'again');
  await rate(501, 'not for me');
  const { workouts } = await matchesOf(robin);
  expect([workouts[0], workouts.at(-1)]).toEqual([520, 501]);
  expect((await matchesOf(kim)).workouts).toEqual(before);
  await rate(520, null);
  await rate(501, null);
  expect((await matchesOf(robin)).workouts).toEqual(before);
  expect(await rate(101, 'again')).toMatchObject({ status: 400 });
  expect(await rate(999, 'again')).toMatchObject({ status: 400 });
});

test('18 or older is said once, and opens nothing for the partner', async () => {
  const { robin, kim } = await aCouple(world);
  const refused = {
    status: 403,
    body: { message: 'Please confirm that you’re 18 or older first.' },
  };
  const asks = (who: Visitor) => [
    who.request('GET', '/api/consent/matches'),
    who.request('PUT', '/api/consent/choices', { kind: 'gaze', choice: 'yes' }),
    who.request('PUT', '/api/consent/maybes', { opensMaybes: true }),
    who.request('PUT', '/api/consent/ratings', { workoutId: 501, rating: 'again' }),
  ];
  for (const asked of asks(robin)) expect(await asked).toMatchObject(refused);
  expect(await robin.get('/api/user')).not.toHaveProperty('isAdult');
  for (const body of [{}, { isAdult: false }, { isAdult: 'yes' }]) {
    const asked = await robin.request('PUT', '/api/consent/adult', body);
    expect(asked).toMatchObject({ status: 400 });
  }
  await confirmAdult(robin);
  expect(await robin.get('/api/user')).toMatchObject({ isAdult: true });
  for (const asked of asks(robin)) expect((await asked).status).toBeLessThan(300);
  for (const asked of asks(kim)) expect(await asked).toMatchObject(refused);
  // Reading and erasing one's own answers only needs a login.
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await kim.request(method, '/api/consent/choices')).status).toBeLessThan(300);
    expect(await new Visitor(world).request(method, '/api/consent/choices')).toMatchObject({
      status: 401,
    });
  }
});

test('one’s own export holds the answers, and the partner’s nothing of them', async () => {
  const { robin, kim } = await twoAdults();
  await answer(robin, 'blindfold', 'maybe');
  await robin.request('PUT', '/api/consent/ratings', { workoutId: 513, rating: 'later' });
  const filesOf = async (who: Visitor) => {
    const archive = await who.download('/api/account/export');
    return unzip(archive ?? Buffer.alloc(0));
  };
  const own = await filesOf(robin);
  expect(JSON.parse(String(own.get('yes-maybe-no.json')))).toEqual({
    answers: [{ question: 'A blindfold, tied by someone you trust', choice: 'maybe' }],
    opensMaybes: false,
    ratings: [{ workoutId: 513, workout: 'Silk Between Us', rating: 'later' }],
  });
  expect(String(own.get('yes-maybe-no.txt'))).toContain('maybe A blindfold, tied');
  expect(JSON.parse(String(own.get('account.json')))).toMatchObject({
    adultAt: '2026-03-11T12:00:00.000Z',
  });
  const partners = await filesOf(kim);
  expect(JSON.parse(String(partners.get('yes-maybe-no.json')))).toEqual({
    answers: [],
    opensMaybes: false,
    ratings: [],
  });
  expect([...partners.values()].join('\n')).not.toMatch(/blindfold, tied|Silk Between/);
});

test('whoever leaves takes their answers along', async () => {
  const { robin, kim, form } = await twoAdults();
  for (const who of [robin, kim]) await say(who, toAll('yes'));
  world.pass(DAY_MS);
  expect((await matchesOf(kim)).workouts).not.toEqual([]);
  await robin.post('/api/account/leave', { password: form.partner1Password });
  await world.settled();
  expect(await world.deps.db.$count(consentAnswers)).toBe(1);
  expect(await matchesOf(kim)).toMatchObject({ workouts: [], perhaps: [], products: [] });
  await kim.post('/api/account/leave', { password: form.partner2Password });
  await world.settled();
  expect(await world.deps.db.$count(consentAnswers)).toBe(0);
});
