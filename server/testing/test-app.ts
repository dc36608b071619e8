import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startRecentMetrics } from '../admin/metrics/recent-metrics.ts';
import { buildApp } from '../app.ts';
import { buildDeps } from '../build-deps.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { App, Deps } from '../deps.ts';
import type { Mail } from '../mail/compose.ts';
import { passwordsAt } from '../security/passwords.ts';
import { emptyTables, testDatabase } from './test-database.ts';

export const SECRET = 'a secret for tests';
/** A Wednesday noon, far from any midnight or clock change; tests move it as they need. */
const START = new Date('2026-03-11T12:00:00Z');

/** Of one push service that many tests put into trouble. */
const PUSH_LIMITS = {
  giveUpAfterMs: 60_000,
  failuresInARow: Number.POSITIVE_INFINITY,
  restMs: 0,
};

export type TestApp = {
  app: App;
  deps: Deps;
  database: Database;
  /** Every line the app has logged in this test. */
  logLines: string[];
  /** Mail delivered in this test; call `settled()` to be sure of the last. */
  sentMail: Mail[];
  /** Resolves when the app has done what it does after its answers, mail included. */
  settled(): Promise<void>;
  /** Ends the app and what it does by itself; whoever brought a database closes that one after it. */
  close(): Promise<void>;
  /** Moves the app's clock. */
  pass(ms: number): void;
};

export type TestOptions = {
  appOrigin?: string;
  hasRateLimits?: boolean;
  trustProxy?: boolean | number;
  /** Stripe's keys; unset: the sandbox. Asked when the app is built. */
  stripe?: () => NonNullable<Config['stripe']>;
  adminToken?: string;
  iceServers?: Config['iceServers'];
  turn?: Config['turn'];
  /** What push messages are signed with, and the one push service; unset: notifications go by mail. */
  push?: () => { vapidKeys: NonNullable<Config['vapidKeys']>; localPushOrigin: string };
  /** A database of the file's own, such as one with files on disk; unset: the worker's. */
  database?: () => Promise<Database>;
};

/** The real app on the worker's database, emptied before each test. Call it once at a file's top. */
export function testApp(options: TestOptions = {}): TestApp {
  const test = { logLines: [], sentMail: [] } as unknown as TestApp;
  let clock = START;
  test.pass = (ms) => {
    clock = new Date(clock.getTime() + ms);
  };

  test.settled = async () => {
    await test.deps.background.idle();
    await test.deps.mail.deliver();
  };

  test.close = async () => {
    await test.app.close();
    await test.deps.background.idle();
  };

  beforeAll(async () => {
    test.database = await (options.database ?? testDatabase)();
    test.deps = await testDeps(test, options, () => clock);
    const log = pino({ level: 'trace' }, { write: (line) => void test.logLines.push(line) });
    test.app = await buildApp(test.deps, { logger: log, trustProxy: options.trustProxy ?? false });
  });
  beforeEach(async () => {
    await test.settled();
    await emptyTables(test.database);
    clock = START;
    test.logLines.length = 0;
    test.sentMail.length = 0;
  });
  afterAll(test.close);
  return test;
}

function failTheTest(error: unknown): never {
  throw error;
}

async function testDeps(test: TestApp, options: TestOptions, now: () => Date): Promise<Deps> {
  const recentMetrics = options.adminToken ? startRecentMetrics(now) : undefined;
  recentMetrics?.watch(test.database);
  const deps = await buildDeps({
    database: test.database,
    appSecret: SECRET,
    now,
    appOrigin: options.appOrigin ?? 'http://localhost:3000',
    hasRateLimits: options.hasRateLimits ?? true,
    stripe: options.stripe?.(),
    adminToken: options.adminToken,
    iceServers: options.iceServers ?? [],
    turn: options.turn,
    recentMetrics,
    ...options.push?.(),
    pushLimits: PUSH_LIMITS,
    passwords: await passwordsAt({
      cost: { memoryCost: 64, timeCost: 1 },
      isBounded: options.hasRateLimits ?? true,
    }),
    transport: async (mail) => void test.sentMail.push(mail),
    // Push services fail as they like, and tests see to it that nobody is kept waiting.
    onFailure: (work) => (work === 'push' ? () => undefined : failTheTest),
  });
  // What comes by itself with the time would meet a clock that tests move at will.
  return { ...deps, background: { ...deps.background, every: () => () => {} } };
}
