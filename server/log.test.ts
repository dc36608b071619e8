import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

function logging(script: string) {
  const log = JSON.stringify(path.join(import.meta.dirname, 'log.ts'));
  const module = `import { startLog } from ${log}; const log = startLog('info'); ${script}`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', module];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('a line is written soon, though the process goes on and logs no other', async () => {
  const { stderr } = logging(`log.info('one line'); setInterval(() => {}, 60_000);`);
  const [line] = await once(stderr, 'data');
  expect(JSON.parse(String(line))).toMatchObject({ msg: 'one line' });
});

test.each([
  ['exits', 'process.exit(0)'],
  ['crashes', 'throw new Error("a fault")'],
])('what still waits when the process %s is written all the same', async (_how, end) => {
  const { stderr } = logging(`for (const n of [1, 2, 3]) log.info('line ' + n); ${end};`);
  const lines = (await text(stderr)).split('\n').filter((line) => line.startsWith('{"level"'));
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['line 1', 'line 2', 'line 3']);
});
