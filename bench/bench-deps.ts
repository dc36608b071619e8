import { backgroundWork } from '../server/background.ts';
import type { Database } from '../server/db/database.ts';
import type { Deps } from '../server/deps.ts';
import { limitsIn } from '../server/http/limits.ts';
import { mailQueueIn } from '../server/mail/queue.ts';
import { sandboxProvider } from '../server/payments/sandbox.ts';
import { takeEvent } from '../server/premium/take-event.ts';
import { coupleKeysIn, masterKey } from '../server/security/couple-keys.ts';
import { identitiesIn } from '../server/security/identities.ts';
import { passwordCheck } from '../server/security/passwords.ts';
import { derivedKey, pseudonym } from '../server/security/sealing.ts';

const SECRET = 'a secret for benchmarks';

/** What the app is given for a benchmark: everything real, and nobody to write to. */
export async function benchDeps({ db, ping, scrub, listen }: Database): Promise<Deps> {
  const now = () => new Date();
  const onFailure = (error: unknown): never => {
    throw error;
  };
  const master = masterKey(SECRET);
  const coupleKeys = coupleKeysIn(db, master);
  return {
    db,
    ping,
    now,
    appOrigin: 'http://localhost:3000',
    limits: limitsIn(db, (...parts) => pseudonym(derivedKey(SECRET, 'throttles'), ...parts), {
      isOn: true,
    }),
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
    adminToken: undefined,
    scrub,
    listen,
  };
}
