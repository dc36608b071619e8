import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startApp } from '../app-process.ts';
import type { FaultDatabase } from './databases.ts';

/** Code loaded into the app before its own: at this signal its event loop hangs. */
const HANG = "process.on('SIGUSR2', () => { for (;;); });";

/**
 * Blocks the event loop for good: the process must report this and end, and the next one must
 * serve.
 */
export async function hang(keeping: FaultDatabase): Promise<string> {
  const script = path.join(keeping.env.DATA_DIR ?? '', 'hang.cjs');
  writeFileSync(script, HANG);
  const app = await startApp({ ...keeping.env, NODE_OPTIONS: `--require=${script}` });
  const hungAt = Date.now();
  app.signal('SIGUSR2');
  // Expect no exit code, because the process was killed.
  assert.equal(await app.exited, null);
  const seconds = Math.round((Date.now() - hungAt) / 1000);
  assert.match(app.log.lines.at(-1) ?? '', /has not answered for 60 s and ends itself/);
  const next = await startApp(keeping.env);
  next.signal('SIGTERM');
  assert.equal(await next.exited, 0);
  return `ended itself after ${seconds} s, and the next one served`;
}
