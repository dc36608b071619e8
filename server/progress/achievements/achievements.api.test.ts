import { expect, test } from 'vitest';
import type { Achievement } from '../../../contract/progress/achievements.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { makePremium, train } from '../../testing/training.ts';

const DAY_MS = 86_400_000;
const world = testApp();

async function aPremiumCouple() {
  const couple = await aCouple(world);
  await makePremium(world, couple.form.partner1Email);
  return couple;
}

async function earnedBy(who: Visitor): Promise<string[]> {
  const all = (await who.get('/api/achievements')) as Achievement[];
  return all.filter(({ unlockedAt }) => unlockedAt !== null).map(({ title }) => title);
}

const titles = (answer: { body: unknown }) => (answer.body as Achievement[]).map((a) => a.title);
const celebrate = (who: Visitor) => who.post('/api/achievements/celebrate');

test('a new couple sees every badge, and none is theirs', async () => {
  // “id, title, description, icon (heart, flame, crown, trophy, target, calendar, star), tier (bronze, silver, gold, diamond), unlockedAt, category (workouts, streak, premium, milestone), shareText, rarity (common, rare, epic, legendary)”
  const { robin } = await aCouple(world);
  const all = (await robin.get('/api/achievements')) as Achievement[];
  expect(all).toHaveLength(9);
  expect(all[0]).toEqual({
    id: 'first-workout',
    title: 'First Workout',
    description: 'You finished your first workout together.',
    icon: 'heart',
    tier: 'bronze',
    category: 'workouts',
    rarity: 'common',
    shareText: 'We finished our first workout together on Sexercise.',
    unlockedAt: null,
  });
  for (const { icon, tier, category, rarity, shareText } of all) {
    expect(icon).toMatch(/^(heart|flame|crown|trophy|target|calendar|star)$/);
    expect(tier).toMatch(/^(bronze|silver|gold|diamond)$/);
    expect(category).toMatch(/^(workouts|streak|premium|milestone)$/);
    expect(rarity).toMatch(/^(common|rare|epic|legendary)$/);
    expect(shareText).toMatch(/\S/);
  }
  expect(await earnedBy(robin)).toEqual([]);
});

test('a badge is earned by both partners at once, at the moment of the workout, and only once', async () => {
  // “Only sample data is shown; its source is not shown.”
  const { robin, kim } = await aPremiumCouple();
  await train(world, robin, { minutes: 5 });
  const earnedAt = world.deps.now().toISOString();
  world.pass(DAY_MS);
  await train(world, kim, { minutes: 5 });
  for (const partner of [robin, kim]) {
    const [first] = (await partner.get('/api/achievements')) as Achievement[];
    expect(first).toMatchObject({ title: 'First Workout', unlockedAt: earnedAt });
  }
});

test('ten workouts, a week in a row and 500 calories each earn their badge', async () => {
  // “Achievement badges unlock at a 7 day streak, 10 workouts completed and 500 total calories.”
  const { robin } = await aPremiumCouple();
  for (let day = 0; day < 7; day++) {
    await train(world, robin, { minutes: 5 });
    world.pass(DAY_MS);
  }
  expect(await earnedBy(robin)).toEqual(['First Workout', '7-Day Streak']);
  for (let more = 0; more < 3; more++) await train(world, robin, { minutes: 20 });
  expect(await earnedBy(robin)).toEqual([
    'First Workout',
    '7-Day Streak',
    '10 Workouts',
    '500 Calories',
  ]);
});

test('all five categories are needed, and the bedroom has a badge of its own', async () => {
  const { robin } = await aPremiumCouple();
  for (const workoutId of [101, 201, 301, 401])
    await train(world, robin, { workoutId, minutes: 1 });
  expect(await earnedBy(robin)).toEqual(['First Workout']);
  await confirmAdult(robin);
  await train(world, robin, { workoutId: 501, minutes: 1 });
  expect(await earnedBy(robin)).toEqual([
    'First Workout',
    'All Categories',
    'First Bedroom Workout',
  ]);
});

test('a workout that is refused earns nothing', async () => {
  const { robin } = await aCouple(world);
  const started = await robin.post('/api/sessions', { workoutId: 101, partnerId: null });
  const { id } = started.body as { id: string };
  const tooMuch = {
    completedAt: world.deps.now().toISOString(),
    duration: 1,
    caloriesBurned: 4000,
  };
  expect((await robin.request('PATCH', `/api/sessions/${id}`, tooMuch)).status).toBe(400);
  expect(await earnedBy(robin)).toEqual([]);
});

test('each partner celebrates a new badge once, on whichever device asks first', async () => {
  const { robin, kim } = await aPremiumCouple();
  await train(world, robin, { minutes: 5 });
  expect(titles(await robin.request('GET', '/api/achievements/new'))).toEqual(['First Workout']);
  const answers = await Promise.all([celebrate(robin), celebrate(robin), celebrate(robin)]);
  expect(answers.flatMap(titles)).toEqual(['First Workout']);
  expect(await robin.get('/api/achievements/new')).toEqual([]);

  expect(titles(await celebrate(kim))).toEqual(['First Workout']);
  expect(titles(await celebrate(kim))).toEqual([]);
});

test('another couple sees nothing of it', async () => {
  const { robin } = await aPremiumCouple();
  const others = await aCouple(world);
  await train(world, robin, { minutes: 5 });
  expect(await earnedBy(others.robin)).toEqual([]);
  expect(titles(await celebrate(others.robin))).toEqual([]);
});

test.each([
  ['GET', '/api/achievements'],
  ['GET', '/api/achievements/new'],
  ['POST', '/api/achievements/celebrate'],
] as const)('%s %s asks a visitor to sign in', async (method, url) => {
  const answer = await new Visitor(world).request(method, url);
  expect(answer).toMatchObject({ status: 401, body: { message: 'Please sign in to continue.' } });
});
