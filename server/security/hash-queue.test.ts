import { expect, test } from 'vitest';
import { Refusal } from '../http/errors.ts';
import { hashQueue, type Turn } from './hash-queue.ts';

/** Work that is over when the test says so. */
function hashes(isBounded = true) {
  const inTurn = hashQueue(isBounded);
  const running: { name: string; finish: () => void }[] = [];
  const begun: string[] = [];
  const refused: string[] = [];
  let mostAtOnce = 0;
  return {
    begun,
    refused,
    mostAtOnce: () => mostAtOnce,
    ask(name: string, turn: Turn) {
      const work = () =>
        new Promise<void>((finish) => {
          begun.push(name);
          running.push({ name, finish });
          mostAtOnce = Math.max(mostAtOnce, running.length);
        });
      inTurn(turn, work).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        expect(error).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
        refused.push(name);
      });
    },
    async finishAll() {
      await new Promise(setImmediate);
      for (let one = running.shift(); one; one = running.shift()) {
        one.finish();
        await new Promise(setImmediate);
      }
    },
  };
}

const stranger = (index: number): Turn => ({ who: `198.51.100.${index}`, isKnown: false });
const known = (index: number): Turn => ({ who: `member ${index}`, isKnown: true });

test('of a thousand strangers three hashes run, 24 wait and the rest is refused', async () => {
  const queue = hashes();
  for (let index = 0; index < 1_000; index++) queue.ask(`stranger ${index}`, stranger(index));
  await queue.finishAll();
  expect(queue.mostAtOnce()).toBe(3);
  expect(queue.begun).toHaveLength(27);
  expect(queue.refused).toHaveLength(973);
  // Afterwards there is room again.
  queue.ask('later', stranger(0));
  await queue.finishAll();
  expect(queue.begun.at(-1)).toBe('later');
});

test('a member in a browser that is known waits for three strangers at most', async () => {
  const queue = hashes();
  for (let index = 0; index < 100; index++) queue.ask(`stranger ${index}`, stranger(index));
  queue.ask('a member', known(1));
  await queue.finishAll();
  expect(queue.begun.indexOf('a member')).toBe(3);
});

test.each([
  ['a network', (index: number) => ({ who: `2001:db8::${index}`, isKnown: false })],
  ['a member', () => known(1)],
])('%s has ten places at most, so that others find room', async (_one, turnOf) => {
  const queue = hashes();
  for (let index = 1; index <= 50; index++) queue.ask('the same', turnOf(index));
  queue.ask('another', stranger(1));
  await queue.finishAll();
  expect(queue.begun.filter((name) => name === 'the same')).toHaveLength(10);
  expect(queue.begun).toContain('another');
});

test('where limits are off everyone waits and nobody is refused', async () => {
  const queue = hashes(false);
  for (let index = 0; index < 300; index++) queue.ask('someone', stranger(1));
  await queue.finishAll();
  expect(queue.begun).toHaveLength(300);
  expect(queue.mostAtOnce()).toBe(3);
});

test('a hash that fails gives its place back', async () => {
  const inTurn = hashQueue(true);
  const failing = () => inTurn(stranger(1), () => Promise.reject(new Error('no memory')));
  for (let index = 0; index < 30; index++) await expect(failing()).rejects.toThrow('no memory');
  expect(await inTurn(stranger(1), async () => 'hashed')).toBe('hashed');
});
