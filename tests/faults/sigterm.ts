import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { startApp } from '../app-process.ts';
import { couplesAtWork } from './couple-at-work.ts';
import type { FaultDatabase } from './databases.ts';
import { expectAgreement, expectKept, expectNothingUnanswered } from './recount.ts';

const COUPLES = 6;

/**
 * Ends the app in order while couples read and write over connections that stay open. The app must
 * exit with 0, and answer every accepted request without a failure.
 */
export async function sigtermRounds(keeping: FaultDatabase, rounds: number): Promise<string> {
  let answered = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    const app = await startApp(keeping.env);
    const couples = await couplesAtWork(app.url, COUPLES);
    const work = couples.map((couple) => couple.work(app.url, () => true));
    await pause(100 + Math.random() * 500);
    const asked = Date.now();
    app.signal('SIGTERM');
    assert.equal(await app.exited, 0);
    slowest = Math.max(slowest, Date.now() - asked);
    await Promise.all(work);
    for (const { promises } of couples) {
      assert.deepEqual(promises.cutOff, [], 'requests were taken and not answered');
      const failed = [...promises.statuses.keys()].filter((status) => status >= 400);
      assert.deepEqual(failed, [], 'requests were answered with a failure');
    }
    answered += await keeping.inside(async (run) => {
      await expectAgreement(run);
      await expectNothingUnanswered(run, couples);
      return expectKept(run, couples);
    });
  }
  return `${rounds} ends, ${answered} writes answered and kept, none that was taken left unanswered, ended within ${slowest} ms`;
}
