import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type AppProcess, startApp } from '../app-process.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { type CoupleAtWork, couplesAtWork } from './couple-at-work.ts';
import { inPostgres } from './databases.ts';
import { expectAgreement, expectKept } from './recount.ts';
import { request } from './request.ts';

const COUPLES = 6;
/** Most connections that one process may ever hold. */
const POOL_SIZE = 10;
const BACK_WITHIN_MS = 5_000;

/** Stops PostgreSQL under load and starts it again: answers must be 503, and then normal again. */
export async function postgresAway(server: PostgresServer, awayMs: number): Promise<string> {
  const keeping = await inPostgres(server);
  const app = await startApp(keeping.env);
  try {
    const couples = await couplesAtWork(app.url, COUPLES);
    let isOver = false;
    const work = couples.map((couple) => keepTrying(app, couple, () => isOver));
    await pause(500);

    await server.halt();
    const refusals = await refusalsFor(app, couples, awayMs);
    await server.resume();
    const backAfter = await untilServed(app, couples);
    await pause(500);
    isOver = true;
    await Promise.all(work);
    assert.ok(backAfter <= BACK_WITHIN_MS, `it took ${backAfter} ms to be back`);

    expectOnlyRefusals(couples);
    const connections = await keeping.inside(async (run) => {
      await expectAgreement(run);
      await expectKept(run, couples);
      return run<{ state: string }>(
        `SELECT state FROM pg_stat_activity
         WHERE application_name = 'sexercise' AND datname = current_database()`,
      );
    });
    assert.ok(connections.length <= POOL_SIZE, `${connections.length} connections are open`);
    const busy = connections.filter(({ state }) => state !== 'idle');
    assert.deepEqual(busy, [], 'connections were left in the middle of something');
    app.signal('SIGTERM');
    assert.equal(await app.exited, 0);
    return `away ${awayMs} ms, ${refusals} probes all 503 JSON, served again after ${backAfter} ms, ${connections.length} connections, none busy`;
  } finally {
    app.signal('SIGKILL');
    await app.exited;
    keeping.remove();
  }
}

export function expectOnlyRefusals(couples: CoupleAtWork[]): void {
  for (const { promises } of couples) {
    const odd = [...promises.statuses.keys()].filter((status) => status >= 400 && status !== 503);
    assert.deepEqual(odd, [], 'something other than 503 was answered');
    assert.equal(promises.unanswered, 0, 'requests were not answered at all');
  }
}

export async function keepTrying(app: AppProcess, couple: CoupleAtWork, isOver: () => boolean) {
  while (!isOver()) {
    await couple.work(app.url, () => !isOver() && !couple.wasRefused());
    // Pause, as a browser does that was told to wait.
    await pause(50);
    if (couple.promises.unanswered > 0) return;
  }
}

/**
 * Repeats requests while the database is away, and returns their number. Each must be refused in
 * JSON.
 */
async function refusalsFor(app: AppProcess, [couple]: CoupleAtWork[], ms: number) {
  let count = 0;
  for (const until = Date.now() + ms; Date.now() < until; await pause(50)) {
    for (const path of ['/api/ready', '/api/user', '/api/progress']) {
      const cookie = couple?.cookie ?? '';
      const { status, body } = await request(app.url, 'GET', path, { cookie });
      assert.equal(status, 503, `${path} answered ${status}`);
      assert.match((body as { message: string }).message, /Please try again/);
      count++;
    }
    assert.equal((await request(app.url, 'GET', '/api/health')).status, 200);
  }
  return count;
}

/** Measures how long until every couple can read and write again. */
export async function untilServed(app: AppProcess, couples: CoupleAtWork[]): Promise<number> {
  const startedAt = Date.now();
  for (;;) {
    const answers = await Promise.all(
      couples.flatMap(({ cookie }) => [
        request(app.url, 'GET', '/api/progress', { cookie }),
        request(app.url, 'POST', '/api/achievements/celebrate', { cookie }),
      ]),
    );
    if (answers.every(({ status }) => status < 400)) return Date.now() - startedAt;
    if (Date.now() - startedAt > 60_000) throw new Error('It did not come back within a minute.');
    await pause(20);
  }
}
