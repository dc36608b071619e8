import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApp } from '../app.ts';
import { backgroundWork } from '../background.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { App, Deps } from '../deps.ts';
import { limitsIn } from '../http/limits.ts';
import type { Letter } from '../mail/letters.ts';
import { mailQueueIn } from '../mail/queue.ts';
import { sandboxProvider } from '../payments/sandbox.ts';
import { stripeProvider } from '../payments/stripe.ts';
import { takeEvent } from '../premium/take-event.ts';
import { coupleKeysIn, masterKey } from '../security/couple-keys.ts';
import { identitiesIn } from '../security/identities.ts';
import { passwordCheck } from '../security/passwords.ts';
import { derivedKey, pseudonym } from '../security/sealing.ts';
import { emptyTables, testDatabase } from './test-database.ts';

export const SECRET = 'a secret for tests';
/** A Wednesday noon, far from any midnight or clock change; tests move it as they need. */
const START = new Date('2026-03-11T12:00:00Z');

export type TestApp = {
  app: App;
  deps: Deps;
  database: Database;
  /** Every line the app has logged in this test. */
  logLines: string[];
  /** Letters delivered in this test; call `settled()` to be sure of the last. */
  letters: Letter[];
  /** Resolves when the app has done what it does after its answers, mail included. */
  settled(): Promise<void>;
  /** Ends the app and what it does by itself; whoever brought a database closes that one after it. */
  close(): Promise<void>;
  /** Moves the app's clock. */
  pass(ms: number): void;
};

type Options = {
  appOrigin?: string;
  hasRateLimits?: boolean;
  trustProxy?: boolean | number;
  /** Stripe's keys; unset: the sandbox. Asked when the app is built. */
  stripe?: () => NonNullable<Config['stripe']>;
  adminToken?: string;
  /** A database of the file's own, such as one with files on disk; unset: the worker's. */
  database?: () => Promise<Database>;
};

/** The real app on the worker's database, emptied before each test. Call it once at a file's top. */
export function testApp(options: Options = {}): TestApp {
  const test = { logLines: [], letters: [] } as unknown as TestApp;
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
    test.letters.length = 0;
  });
  afterAll(test.close);
  return test;
}

function failTheTest(error: unknown): never {
  throw error;
}

async function testDeps(test: TestApp, options: Options, now: () => Date): Promise<Deps> {
  const { db, ping } = test.database;
  const master = masterKey(SECRET);
  const coupleKeys = coupleKeysIn(db, master);
  const appOrigin = options.appOrigin ?? 'http://localhost:3000';
  return {
    db,
    ping,
    now,
    appOrigin,
    limits: limitsIn(db, (...parts) => pseudonym(derivedKey(SECRET, 'throttles'), ...parts), {
      isOn: options.hasRateLimits ?? true,
    }),
    mail: mailQueueIn({
      db,
      key: derivedKey(SECRET, 'mail'),
      now,
      transport: async (letter) => void test.letters.push(letter),
      onFailure: failTheTest,
    }),
    payments: options.stripe
      ? stripeProvider({ ...options.stripe(), appOrigin })
      : sandboxProvider({ db, now, key: derivedKey(SECRET, 'sandbox'), take: takeEvent }),
    // What comes by itself with the time would meet a clock that tests move at will.
    background: { ...backgroundWork(failTheTest), every: () => () => {} },
    checkPassword: await passwordCheck(),
    coupleKeys,
    identities: identitiesIn({ appSecret: SECRET, master, coupleKeys }),
    adminToken: options.adminToken,
    scrub: test.database.scrub,
    listen: test.database.listen,
  };
}
