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
import { assertFormsAgree } from './mail-forms.ts';
import { emptyTables, testDatabase } from './test-database.ts';

export const SECRET = 'a secret for tests';
/** Wednesday noon, far from any midnight or clock change. Tests move the clock as needed. */
const START = new Date('2026-03-11T12:00:00Z');

/** Longer than a test lasts: tests say when a push service hangs up. */
const PUSH_GIVES_UP_AFTER_MS = 60_000;

export type TestApp = {
  app: App;
  deps: Deps;
  database: Database;
  logLines: string[];
  /** Mails delivered in this test. Call `settled()` first to include the last one. */
  sentMail: Mail[];
  /** Resolves when the app's work after its answers is done, mail included. */
  settled(): Promise<void>;
  /**
   * Ends the app and its background work. A caller who passed a database closes that database
   * afterwards.
   */
  close(): Promise<void>;
  pass(ms: number): void;
};

export type TestOptions = {
  appOrigin?: string;
  hasRateLimits?: boolean;
  trustProxy?: boolean | number;
  /** Stripe's keys. Without them the sandbox is used. Called when the app is built. */
  stripe?: () => NonNullable<Config['stripe']>;
  adminToken?: string;
  iceServers?: Config['iceServers'];
  turn?: Config['turn'];
  /**
   * Keys that sign push messages, and the only push service. Without them notifications go by mail.
   */
  push?: () => { vapidKeys: NonNullable<Config['vapidKeys']>; localPushOrigin: string };
  /** Database of the file itself, for example one with files on disk. Default: the worker's. */
  database?: () => Promise<Database>;
};

/**
 * Starts the real app on the worker's database, emptied before each test. Call this once at the top
 * of a file.
 */
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
    pushGivesUpAfterMs: PUSH_GIVES_UP_AFTER_MS,
    passwords: await passwordsAt({
      cost: { memoryCost: 64, timeCost: 1 },
      isBounded: options.hasRateLimits ?? true,
    }),
    transport: async (mail) => {
      assertFormsAgree(mail);
      test.sentMail.push(mail);
    },
    // Ignore failures of push services: tests provoke them.
    onFailure: (work) => (work === 'push' ? () => undefined : failTheTest),
  });
  // Switch off timers, which would run against a clock that tests move at will.
  return { ...deps, background: { ...deps.background, every: () => () => {} } };
}
