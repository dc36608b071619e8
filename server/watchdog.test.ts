import { expect, test, vi } from 'vitest';
import { childProcess } from './testing/child.ts';

const WAIT = { timeout: 50_000 };

test('a process whose event loop stands still says so and ends itself', async () => {
  const child = childProcess('hanging.ts', 'hang');
  // A killed process has no exit code.
  expect(await child.exited).toBeNull();
  const said = JSON.parse(child.errors.at(-1) ?? '{}');
  expect(said).toMatchObject({
    level: 60,
    msg: 'this process has not answered for 1 s and ends itself',
  });
});

test('one that answers lives on, also after the whole machine slept', async () => {
  const child = childProcess('hanging.ts', 'live');
  await child.printed(3);
  const pid = Number(child.lines[0]?.split(' ')[1]);
  process.kill(pid, 'SIGSTOP');
  const asleepAt = Date.now();
  // Wait longer than the process may be silent.
  await vi.waitUntil(() => Date.now() - asleepAt > 2_500, WAIT);
  const heard = child.lines.length;
  process.kill(pid, 'SIGCONT');
  await child.printed(heard + 20);
  expect(child.errors).toEqual([]);
});
