import { expect, test } from 'vitest';
import { backgroundDone } from '../../testing/await-background.ts';
import { confirmAdult, type Saying, say, toAll } from '../../testing/consenting.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { DAY_MS } from '../../testing/paying.ts';
import { testApp } from '../../testing/test-app.ts';
import { timingSpread } from '../../testing/timing-stats.ts';

const world = testApp({ hasRateLimits: false });

/** Makes a reader who says yes to everything. With null, the partner has never answered. */
async function aReader(partnerSays: Saying | null): Promise<Visitor> {
  const { robin, kim } = await aCouple(world);
  await confirmAdult(robin, kim);
  await say(robin, toAll('yes'));
  if (partnerSays) await say(kim, partnerSays);
  return robin;
}

const ask = (who: Visitor) => who.get('/api/consent/matches');

test('the server does the same for an answer, whatever the partner said, and if they said nothing', async () => {
  const { robin, kim } = await aCouple(world);
  await confirmAdult(robin, kim);
  await say(robin, toAll('yes'));
  world.pass(DAY_MS);
  // Call once first: this renews the login and loads the couple's key.
  await ask(robin);
  const work = await backgroundDone(() => ask(robin));
  // Opens and seals the reader's answers and the partner's, each with its stand-in.
  expect(work.filter((part) => /^open 2048/.test(part))).toHaveLength(2);
  expect(work.filter((part) => /^seal 2048/.test(part))).toHaveLength(2);
  for (const saying of [toAll('no'), toAll('maybe'), toAll('maybe', true), toAll(null)]) {
    await say(kim, saying);
    expect(await backgroundDone(() => ask(robin))).toEqual(work);
    world.pass(DAY_MS);
    await ask(robin);
    expect(await backgroundDone(() => ask(robin))).toEqual(work);
  }
  await kim.request('PUT', '/api/consent/ratings', { workoutId: 501, rating: 'again' });
  expect(await backgroundDone(() => ask(robin))).toEqual(work);
  await kim.request('DELETE', '/api/consent/choices');
  expect(await backgroundDone(() => ask(robin))).toEqual(work);
});

/** Allows for the noise of app and database; timing.test.ts looks closer. */
const isSmall = (spread: number) => spread < 1.2;

test('how long the answer takes does not tell what the partner said, or that they said nothing', async () => {
  const readers: Visitor[] = [];
  for (const saying of [null, toAll('no'), toAll('maybe', true), toAll(null)]) {
    readers.push(await aReader(saying));
  }
  world.pass(DAY_MS);
  const works = readers.map((reader) => () => ask(reader));
  expect(await timingSpread(works, isSmall, { rounds: 40 })).toSatisfy(isSmall);
}, 120_000);
