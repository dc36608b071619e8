import { expect, test } from 'vitest';
import { Refusal } from '../http/errors.ts';
import { type Asker, hashPlaces, hashQueue } from './hash-queue.ts';

/** Makes sign-ins whose hashes finish when the test says so. */
function signIns() {
  const inTurn = hashQueue();
  const inPlace = hashPlaces();
  const running: (() => void)[] = [];
  const begun: string[] = [];
  const refused: string[] = [];
  let mostAtOnce = 0;
  return {
    begun,
    refused,
    mostAtOnce: () => mostAtOnce,
    ask(name: string, asker: Asker) {
      const work = () =>
        new Promise<void>((finish) => {
          begun.push(name);
          running.push(finish);
          mostAtOnce = Math.max(mostAtOnce, running.length);
        });
      inPlace(asker, () => inTurn(asker.isKnown, work)).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        expect(error).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
        refused.push(name);
      });
    },
    async finishAll() {
      await new Promise(setImmediate);
      for (let finish = running.shift(); finish; finish = running.shift()) {
        finish();
        await new Promise(setImmediate);
      }
    },
  };
}

const stranger = (index: number): Asker => ({ who: `198.51.100.${index}`, isKnown: false });
const known = (index: number): Asker => ({ who: `member ${index}`, isKnown: true });

test('of a thousand strangers 24 are hashed, three at once, and the rest is refused', async () => {
  const all = signIns();
  for (let index = 0; index < 1_000; index++) all.ask(`stranger ${index}`, stranger(index));
  await all.finishAll();
  expect(all.mostAtOnce()).toBe(3);
  expect(all.begun).toHaveLength(24);
  expect(all.refused).toHaveLength(976);
  // Later there is room again.
  all.ask('later', stranger(0));
  await all.finishAll();
  expect(all.begun.at(-1)).toBe('later');
});

test('a member in a browser that is known waits for three strangers at most', async () => {
  const all = signIns();
  for (let index = 0; index < 100; index++) all.ask(`stranger ${index}`, stranger(index));
  all.ask('a member', known(1));
  await all.finishAll();
  expect(all.begun.indexOf('a member')).toBe(3);
});

test.each([
  ['a network', (index: number) => ({ who: `2001:db8::${index}`, isKnown: false })],
  ['a member', () => known(1)],
])('%s has ten places at most, so that others find room', async (_one, askerOf) => {
  const all = signIns();
  for (let index = 1; index <= 50; index++) all.ask('the same', askerOf(index));
  all.ask('another', stranger(1));
  await all.finishAll();
  expect(all.begun.filter((name) => name === 'the same')).toHaveLength(10);
  expect(all.begun).toContain('another');
});

test('a hash that fails gives its place and its turn back', async () => {
  const inTurn = hashQueue();
  const inPlace = hashPlaces();
  const ask = (work: () => Promise<string>) => inPlace(stranger(1), () => inTurn(false, work));
  const failing = () => ask(() => Promise.reject(new Error('no memory')));
  for (let index = 0; index < 30; index++) await expect(failing()).rejects.toThrow('no memory');
  expect(await ask(async () => 'hashed')).toBe('hashed');
});
