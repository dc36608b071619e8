import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFaketime } from '../../scripts/tools.mjs';
import { startApp } from '../app-process.ts';
import { couplesAtWork } from './couple-at-work.ts';
import type { FaultDatabase } from './databases.ts';
import { Skipped } from './outcomes.ts';
import { expectAgreement } from './recount.ts';
import { request } from './request.ts';

/** Clock offsets in seconds: back an hour, right again, ahead by a month, right again. */
const JUMPS = [-3_600, 0, 31 * 86_400, 0];
/** Log lines allowed per jump, so that a jump cannot run the chores of a month at once. */
const MOST_LINES_PER_JUMP = 50;

/** Runs a real process and lets its clock jump. */
export async function clockJumps(keeping: FaultDatabase): Promise<string> {
  const library = findFaketime();
  if (!library) throw new Skipped('faketime is not installed (apt-get install libfaketime)');
  const directory = mkdtempSync(path.join(os.tmpdir(), 'sexercise-clock-'));
  const clock = path.join(directory, 'clock');
  const set = (seconds: number) => writeFileSync(clock, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  set(0);
  const app = await startApp({
    ...keeping.env,
    LOG_LEVEL: 'info',
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  try {
    const couples = await couplesAtWork(app.url, 2);
    const answered: number[] = [];
    for (const seconds of JUMPS) {
      const before = app.log.lines.length;
      set(seconds);
      await pause(1_500);
      const said = app.log.lines.length - before;
      assert.ok(said < MOST_LINES_PER_JUMP, `${said} lines were logged at once`);
      for (const couple of couples) {
        const { form } = couple;
        const login = { email: form.partner1Email, password: form.partner1Password };
        const signedIn = await request(app.url, 'POST', '/api/login', { body: login });
        assert.equal(signedIn.status, 200, `sign-in answered ${signedIn.status}`);
        couple.cookie = signedIn.cookie;
        couple.clockOffsetMs = seconds * 1_000;
        for (let turn = 0; turn < 3; turn++) await couple.doNext(app.url);
        const progress = await couple.call(app.url, 'GET', '/api/progress');
        assert.doesNotMatch(JSON.stringify(progress.body), /:-\d/);
        answered.push(...couple.promises.statuses.keys());
      }
    }
    const odd = answered.filter((status) => status >= 400);
    assert.deepEqual(odd, [], 'calls failed');
    app.signal('SIGTERM');
    assert.equal(await app.exited, 0);
    const negative = await keeping.inside(async (run) => {
      await expectAgreement(run);
      return run('SELECT 1 FROM sessions WHERE duration < 0 OR calories_burned < 0');
    });
    assert.deepEqual(negative, []);
    return 'back an hour, ahead a month and right again: every call answered, nothing negative, no storm of chores';
  } finally {
    app.signal('SIGKILL');
    await app.exited;
    rmSync(directory, { recursive: true, force: true });
  }
}
