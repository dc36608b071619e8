import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CategoryId } from '../../contract/workouts/workouts.schemas.ts';
import { GOAL_CATEGORIES, type Workout } from '../../contract/workouts/workouts.ts';
import { allWorkouts } from '../catalogue/catalogue.ts';
import { confirmAdult } from '../testing/consenting.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';
import { makePremium } from '../testing/training.ts';

const world = testApp();

test('anyone may read the workouts of a category, by either address', async () => {
  const anyone = new Visitor(world);
  const list = (await anyone.get('/api/workouts/category/stretch')) as Workout[];
  expect(list.length).toBeGreaterThan(0);
  for (const workout of list) {
    expect(workout).toMatchObject({ category: 'stretch', locked: false });
    expect(workout.instructions.length).toBeGreaterThan(0);
  }
  expect(await anyone.get('/api/workouts?category=stretch')).toEqual(list);
});

test('one workout comes with what its player needs', async () => {
  // “id, title, description, duration (minutes), difficulty, category, imageUrl (optional, a fallback image is used), instructions (list of step texts)”
  // “| GET /api/workouts/{id} | none | One workout, used for a numeric id |”
  const workout = await new Visitor(world).get('/api/workouts/101');
  expect(workout).toMatchObject({
    id: 101,
    title: expect.any(String),
    description: expect.any(String),
    duration: expect.any(Number),
    difficulty: expect.stringMatching(/^(Beginner|Intermediate|Advanced)$/),
    category: 'stretch',
    imageUrl: '/covers/101.svg',
    locked: false,
    suits: expect.any(String),
    leaveOut: expect.any(String),
    instructions: expect.arrayContaining([expect.any(String)]),
    steps: expect.arrayContaining([
      {
        short: expect.any(String),
        seconds: expect.any(Number),
        caution: null,
        softer: null,
        reps: null,
        easier: expect.any(String),
        harder: expect.any(String),
        named: null,
        intervals: null,
        sides: null,
        mode: expect.stringMatching(/^(loop|switch|hold)$/),
        tempo: null,
        poses: expect.any(Array),
      },
    ]),
  });
});

test('the steps of the bedroom go to adults with premium alone', async () => {
  // “id, title, description, imageUrl (optional), duration (minutes), difficulty”
  // “Server-side enforcement of any role: not shown.”
  const { robin, kim, form } = await aCouple(world);
  const locked = { locked: true, instructions: [] };
  for (const who of [new Visitor(world), robin]) {
    for (const workout of (await who.get('/api/workouts/category/bedroom')) as Workout[]) {
      expect(workout).toMatchObject({
        ...locked,
        id: expect.any(Number),
        title: expect.any(String),
        description: expect.any(String),
        imageUrl: expect.any(String),
        duration: expect.any(Number),
        difficulty: expect.any(String),
      });
    }
    expect(await who.get('/api/workouts/501')).toMatchObject({
      ...locked,
      steps: [],
      caution: null,
    });
    const everything = (await who.get('/api/workouts')) as Workout[];
    expect(everything.filter(({ category }) => category === 'bedroom')).toMatchObject(
      everything.filter((workout) => workout.locked),
    );
  }
  await makePremium(world, form.partner1Email);
  expect(await kim.get('/api/workouts/501')).toMatchObject({ ...locked, steps: [] });
  await confirmAdult(kim);
  expect(await kim.get('/api/workouts/501')).toMatchObject({ locked: false });
});

test('no list that is searched gives a sentence of a bedroom step to those without premium', async () => {
  const { robin, kim, form } = await aCouple(world);
  const lists = [
    '/api/workouts',
    ...CategoryId.options.map((id) => `/api/workouts/category/${id}`),
  ];
  const sentences = allWorkouts
    .filter(({ category }) => category === 'bedroom')
    .flatMap(({ instructions }) => instructions);
  const heldBy = async (who: Visitor) => {
    const texts = await Promise.all(lists.map(async (url) => JSON.stringify(await who.get(url))));
    return sentences.filter((sentence) => texts.join().includes(JSON.stringify(sentence)));
  };
  for (const who of [new Visitor(world), robin]) expect(await heldBy(who)).toEqual([]);
  await makePremium(world, form.partner1Email);
  expect(await heldBy(kim)).toEqual([]);
  await confirmAdult(kim);
  expect(await heldBy(kim)).toEqual(sentences);
});

test('what each workout takes and trains is told to everyone', async () => {
  const [first] = (await new Visitor(world).get('/api/workouts/category/bedroom')) as Workout[];
  const known = allWorkouts.find(({ id }) => id === first?.id);
  expect(first).toMatchObject({
    equipment: known?.equipment,
    focus: known?.focus,
    impact: 'quiet',
    positions: known?.positions,
  });
});

test('the lists that are searched are fetched once and then only asked for', async () => {
  for (const category of GOAL_CATEGORIES) {
    const url = `/api/workouts/category/${category}`;
    const { headers } = await world.app.inject(url);
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await world.app.inject({ url, headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.statusCode).toBe(304);
  }
  const bedroom = await world.app.inject('/api/workouts/category/bedroom');
  expect(bedroom.headers['cache-control']).toBe('no-store');
});

test.each(['/api/workouts/999999', '/api/workouts/abc', '/api/workouts/1e3', '/api/workouts/-1'])(
  '%s is 404',
  async (url) => {
    expect(await new Visitor(world).request('GET', url)).toMatchObject({ status: 404 });
  },
);

test.each(['/api/workouts/category/yoga', '/api/workouts?category=yoga'])(
  '%s is 400',
  async (url) => {
    expect(await new Visitor(world).request('GET', url)).toMatchObject({
      status: 400,
      body: { message: 'There is no such category.' },
    });
  },
);

test('every step of every workout arrives as it was written, pictures included', async () => {
  const { kim, form } = await aCouple(world);
  await makePremium(world, form.partner1Email);
  await confirmAdult(kim);
  for (const workout of allWorkouts) {
    expect(await kim.get(`/api/workouts/${workout.id}`)).toEqual(workout);
  }
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])(
  'a browser that takes %s gets the catalogue in a fraction of its size',
  async (accepted, encoding, unpack) => {
    const url = '/api/workouts?category=stretch';
    const plain = await world.app.inject(url);
    const packed = await world.app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(unpack(packed.rawPayload).toString()).toBe(plain.payload);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  },
);

test('what a phone keeps holds the bedroom for whoever may open it and has no lock', async () => {
  const { robin, form } = await aCouple(world);
  const kept = async () => (await robin.get('/api/workouts/details')) as Workout[];
  const bytesOf = (workouts: unknown[]) =>
    workouts.reduce((sum: number, one) => sum + Buffer.byteLength(JSON.stringify(one)), 0);
  const withoutBedroom = allWorkouts.filter(({ category }) => category !== 'bedroom');
  expect(await kept()).toEqual(withoutBedroom);
  expect(await robin.get('/api/workouts/size')).toEqual({
    count: withoutBedroom.length,
    bytes: bytesOf(withoutBedroom),
  });
  await makePremium(world, form.partner1Email);
  await confirmAdult(robin);
  expect(await kept()).toEqual(allWorkouts);
  expect(await robin.get('/api/workouts/size')).toMatchObject({ bytes: bytesOf(await kept()) });
  await robin.request('PUT', '/api/account/lock', { afterMinutes: 5 });
  expect(await kept()).toEqual(withoutBedroom);
});
