import { pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import { backgroundWork } from '../../server/background.ts';
import type { Database } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import type { App, Deps } from '../../server/deps.ts';
import { limitsIn } from '../../server/http/limits.ts';
import { mailQueueIn } from '../../server/mail/queue.ts';
import { sandboxProvider } from '../../server/payments/sandbox.ts';
import { places } from '../../server/places.ts';
import { takeEvent } from '../../server/premium/take-event.ts';
import { coupleKeysIn, masterKey } from '../../server/security/couple-keys.ts';
import { identitiesIn } from '../../server/security/identities.ts';
import { passwordCheck } from '../../server/security/passwords.ts';
import { derivedKey, pseudonym } from '../../server/security/sealing.ts';

/** Every process of a run seals with it. */
export const SECRET = 'a secret for benchmarks, longer than any that guards something';

export type InProcess = { app: App; deps: Deps; database: Database; close(): Promise<void> };

/** The app inside this very process, without its log. */
export async function inProcessApp(url: string, { isGuarded = true } = {}): Promise<InProcess> {
  const database = await openPostgres({
    url,
    migrationsFolder: places.migrations,
    onIdleError: () => undefined,
    isGuarded,
  });
  const deps = await benchDeps(database);
  const app = await buildApp(deps, { logger: pino({ level: 'silent' }), trustProxy: false });
  return {
    app,
    deps,
    database,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** What the app is given for a benchmark: everything real, and nobody to write to. */
export async function benchDeps({ db, ping, scrub, listen }: Database): Promise<Deps> {
  const now = () => new Date();
  const onFailure = (error: unknown): never => {
    throw error;
  };
  const master = masterKey(SECRET);
  const coupleKeys = coupleKeysIn(db, master);
  const throttleKey = derivedKey(SECRET, 'throttles');
  return {
    db,
    ping,
    now,
    appOrigin: 'http://localhost:3000',
    adminToken: undefined,
    limits: limitsIn(db, (...parts) => pseudonym(throttleKey, ...parts), { isOn: true }),
    mail: mailQueueIn({
      db,
      key: derivedKey(SECRET, 'mail'),
      now,
      transport: async () => undefined,
      onFailure,
    }),
    payments: sandboxProvider({ db, now, key: derivedKey(SECRET, 'sandbox'), take: takeEvent }),
    background: backgroundWork(onFailure),
    checkPassword: await passwordCheck(),
    coupleKeys,
    identities: identitiesIn({ appSecret: SECRET, master, coupleKeys }),
    scrub,
    listen,
  };
}
