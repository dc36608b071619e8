import { expect, test } from 'vitest';
import { childProcess } from './testing/child.ts';

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a step of stopping that fails keeps no other from being done: %s ends the process in order',
  async (signal) => {
    const child = childProcess('draining.ts', 'fail');
    const [pid] = await child.printed(1);
    process.kill(Number(pid), signal);
    expect(await child.exited).toBe(0);
    expect(child.lines.slice(1)).toEqual(['requests', 'failed: no disk', 'database']);
  },
);

test('one that never ends is not waited for', async () => {
  const child = childProcess('draining.ts', 'hang');
  const [pid] = await child.printed(1);
  process.kill(Number(pid), 'SIGTERM');
  expect(await child.exited).toBe(0);
  expect(child.lines.slice(1)).toEqual(['requests']);
});
