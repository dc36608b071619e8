import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { cuttableProxy } from '../../server/testing/cuttable-proxy.ts';
import { type AppProcess, startApp } from '../app-process.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { type CoupleAtWork, couplesAtWork } from './couple-at-work.ts';
import { inPostgres } from './databases.ts';
import { expectOnlyRefusals, keepTrying, untilServed } from './postgres-away.ts';
import { expectAgreement, expectKept } from './recount.ts';
import { request } from './request.ts';

const COUPLES = 6;
const ANSWERED_WITHIN_MS = 10_000;
const READY_WITHIN_MS = 15_000;

type Proxy = Awaited<ReturnType<typeof cuttableProxy>>;

/** Ways in which a silent database comes back. */
const RETURNS: Readonly<Record<string, (proxy: Proxy) => void>> = {
  'another machine took over': (proxy) => proxy.takeOver(),
  'it went on': (proxy) => proxy.thaw(),
};

/**
 * Silences PostgreSQL under load with all connections open: answers must be 503 in time, and then
 * normal again.
 */
export async function postgresSilent(server: PostgresServer, silentMs: number): Promise<string> {
  const keeping = await inPostgres(server);
  const url = new URL(keeping.env.DATABASE_URL ?? '');
  const proxy = await cuttableProxy(Number(url.port));
  url.port = String(proxy.port);
  const app = await startApp({ ...keeping.env, DATABASE_URL: url.href });
  const said: string[] = [];
  try {
    const couples = await couplesAtWork(app.url, COUPLES);
    let isOver = false;
    const work = couples.map((couple) => keepTrying(app, couple, () => isOver));
    for (const [how, comeBack] of Object.entries(RETURNS)) {
      await pause(500);
      proxy.freeze();
      await pause(silentMs);
      comeBack(proxy);
      const readyAfter = await untilReady(app);
      const servedAfter = await untilServed(app, couples);
      said.push(`${how}: ready after ${readyAfter} ms, all served ${servedAfter} ms later`);
    }
    isOver = true;
    await Promise.all(work);
    expectOnlyRefusals(couples);
    const slowest = slowestOf(couples);
    assert.ok(slowest <= ANSWERED_WITHIN_MS, `an answer took ${slowest} ms`);
    await keeping.inside(async (run) => {
      await expectAgreement(run);
      await expectKept(run, couples);
    });
    app.signal('SIGTERM');
    assert.equal(await app.exited, 0);
    return `silent ${silentMs} ms, every call answered within ${slowest} ms; ${said.join('; ')}`;
  } finally {
    app.signal('SIGKILL');
    await app.exited;
    await proxy.cut();
    keeping.remove();
  }
}

async function untilReady(app: AppProcess): Promise<number> {
  const startedAt = Date.now();
  while ((await request(app.url, 'GET', '/api/ready')).status !== 200) await pause(20);
  const tookMs = Date.now() - startedAt;
  assert.ok(tookMs <= READY_WITHIN_MS, `it took ${tookMs} ms to be ready`);
  return tookMs;
}

function slowestOf(couples: CoupleAtWork[]): number {
  return Math.max(...couples.map(({ promises }) => promises.slowestMs));
}
