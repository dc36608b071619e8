import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TOUCH_KINDS } from '../../../contract/bedroom/consent.ts';
import { RATINGS } from '../../../contract/training/ratings.ts';
import { consentAnswers } from '../../db/tables/consent.ts';
import {
  anySaying,
  confirmAdult,
  indistinguishableFrom,
  say,
  toAll,
} from '../../testing/consenting.ts';
import { contractEndpoints } from '../../testing/contract-endpoints.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { everyAnswer, everyRow } from '../../testing/leak-markers.ts';
import { liveApp, press } from '../../testing/live-app.ts';
import { DAY_MS } from '../../testing/paying.ts';
import { opening, Phone, pressed } from '../../testing/phone.ts';

const world = liveApp({ hasRateLimits: false });
// Make every call except the one that erases the reader's own answers.
const endpoints = (await contractEndpoints()).filter(
  ({ summary }) => !/^Erase every/.test(summary),
);

async function twoAdults() {
  const couple = await aCouple(world);
  await confirmAdult(couple.robin, couple.kim);
  return couple;
}

/** Returns the raw answer without the date header, which changes from moment to moment. */
async function rawMatches(who: Visitor): Promise<string> {
  const { headers, rawPayload } = await world.app.inject({
    url: '/api/consent/matches',
    headers: { cookie: who.cookie },
  });
  const { date: _date, ...rest } = headers;
  return JSON.stringify([rest, rawPayload.toString('base64')]);
}

test('whatever the partner hides, all answers to the reader are the same, byte for byte', async () => {
  const { robin, kim } = await twoAdults();
  const cases = fc
    .tuple(anySaying, anySaying)
    .chain(([reader, partner]) =>
      fc.tuple(
        fc.constant(reader),
        fc.constant(partner),
        indistinguishableFrom(reader, partner),
        fc.constantFrom(...RATINGS, null),
      ),
    );
  const ask = () => everyAnswer(robin, endpoints, []);
  const property = fc.asyncProperty(cases, async ([reader, partner, other, rating]) => {
    await say(robin, reader);
    await say(kim, partner);
    world.pass(DAY_MS);
    // Ask twice: the first round changes something, such as an opened form; the second nothing.
    await ask();
    const before = await ask();
    const shown = await rawMatches(robin);
    expect(before).toContain('["GET","/api/consent/matches",200,');
    await say(kim, other);
    await kim.request('PUT', '/api/consent/ratings', { workoutId: 501, rating });
    expect(await ask()).toBe(before);
    // The next day shows no difference either.
    world.pass(DAY_MS);
    // Renew the login now: the first call after an hour does so, and would change the answer.
    await robin.get('/api/user');
    expect(await rawMatches(robin)).toBe(shown);
  });
  // Keep the runs few, a hundred calls each: matches.test.ts compares thousands of cases.
  await fc.assert(property, { numRuns: 3 });
}, 120_000);

test('an answer that is new today changes nothing that the partner gets today', async () => {
  const { robin, kim } = await twoAdults();
  await say(robin, toAll('yes', true));
  world.pass(DAY_MS);
  await everyAnswer(robin, endpoints, []);
  const before = await everyAnswer(robin, endpoints, []);
  for (const saying of [toAll('yes', true), toAll(null)]) {
    await say(kim, saying);
    expect(await everyAnswer(robin, endpoints, [])).toBe(before);
  }
});

test('no stream of the partner hears that somebody answers, rates or erases', async () => {
  const { robin, kim } = await twoAdults();
  const page = await Phone.open(world.url, robin.cookie);
  /** Waits for a press of Kim's: all earlier events have arrived by then. */
  const hearsPress = async (body: unknown) => {
    const room = await press(kim, body);
    await page.hears('room', (heard) => heard?.version === room.version);
    return room;
  };
  // Wait: news that both are adults may still arrive, and causes a new snapshot.
  const room = await hearsPress(opening());
  await world.settled();
  await hearsPress(pressed(room, { type: 'swap', isSwapped: true }));
  const before = page.heard.length;
  await say(kim, toAll('yes', true));
  await kim.request('PUT', '/api/consent/ratings', { workoutId: 501, rating: 'again' });
  await kim.request('DELETE', '/api/consent/choices');
  await hearsPress(pressed(room, { type: 'swap', isSwapped: false }));
  expect(page.heard.slice(before).map(({ event }) => event)).toEqual(['room']);
  expect(world.sentMail.filter(({ subject }) => /bedroom|answer/i.test(subject))).toEqual([]);
});

test('neither the rows nor the log tell what was answered, or how much', async () => {
  const { robin, kim } = await twoAdults();
  await say(robin, toAll('maybe', true));
  await kim.request('PUT', '/api/consent/choices', { kind: 'gaze', choice: 'no' });
  await robin.request('PUT', '/api/consent/choices', { kind: 'gaze', choice: 'perhaps' });
  await robin.get('/api/consent/matches');
  const words = new RegExp(`"(?:maybe|${TOUCH_KINDS.join('|')})\\\\?"`);
  expect(await everyRow(world.database)).not.toMatch(words);
  expect(world.logLines.join('\n')).not.toMatch(words);
  const answersOfBoth = await world.deps.db.select().from(consentAnswers);
  expect(new Set(answersOfBoth.map(({ sealed }) => sealed.length)).size).toBe(1);
});
