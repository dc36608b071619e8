import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gathered } from './log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aLog() {
  const written: string[][] = [];
  let given: string[] = [];
  const writer = {
    write: (text: string) => void given.push(...text.trim().split('\n')),
    flush: () => {
      written.push(given.map((line) => (JSON.parse(line) as { msg: string }).msg));
      given = [];
    },
  };
  return { log: pino({ level: 'info' }, gathered(writer)), written, given: () => given };
}

test('lines wait for each other, a quarter of a second at most', () => {
  const { log, written, given } = aLog();
  for (const message of ['one', 'two', 'three']) log.info(message);
  expect([written, given()]).toEqual([[], []]);
  vi.advanceTimersByTime(250);
  expect(written).toEqual([['one', 'two', 'three']]);
  vi.advanceTimersByTime(1_000);
  expect(written).toHaveLength(1);
});

test('many lines do not wait that long', () => {
  const { log, given } = aLog();
  for (let count = 0; count < 100; count++) log.info('a line of some length, as they come');
  expect(given().length).toBeGreaterThan(50);
});

test.each(['warn', 'error', 'fatal'] as const)(
  '%s does not wait at all, nor does what came before it',
  (level) => {
    const { log, written } = aLog();
    const child = log.child({ work: 'mail' });
    log.info('before');
    child[level]('gone wrong');
    expect(written).toEqual([['before', 'gone wrong']]);
    child.info('after');
    expect(written).toHaveLength(1);
  },
);

test('what still waits when the process ends is written all the same', () => {
  const script = `
    import { startLog } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))};
    startLog('info').info('last words');
    process.exit(0);
  `;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(JSON.parse(stderr)).toMatchObject({ msg: 'last words' });
});
