import type { RecentMetrics } from './admin/metrics/recent-metrics.ts';
import { backgroundWork } from './background.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { isOfDemo } from './demo/couples.ts';
import type { Deps } from './deps.ts';
import { limitsIn } from './http/limits.ts';
import { mailQueueIn } from './mail/queue.ts';
import type { Transport } from './mail/transport.ts';
import { pushServiceWith } from './notifications/push/push-service.ts';
import { notificationSenderIn } from './notifications/sender.ts';
import { coupleKeysIn, masterKey } from './security/couple-keys.ts';
import { identitiesIn } from './security/identities.ts';
import { type Passwords, passwordsAt } from './security/passwords.ts';
import { derivedKey, pseudonym } from './security/sealing.ts';
import { takeEvent } from './shop/billing/take-event.ts';
import { sandboxProvider } from './shop/payments/sandbox.ts';
import { stripeProvider } from './shop/payments/stripe.ts';

type Options = Pick<Config, 'appOrigin' | 'hasRateLimits' | 'stripe' | 'adminToken'> & {
  iceServers?: Config['iceServers'];
  turn?: Config['turn'];
  vapidKeys?: Config['vapidKeys'];
  localPushOrigin?: Config['localPushOrigin'];
  /** Another time in tests. */
  pushGivesUpAfterMs?: number;
  database: Database;
  appSecret: string;
  otherAppSecret?: string | undefined;
  now: () => Date;
  transport: Transport;
  passwords?: Passwords;
  recentMetrics?: RecentMetrics | undefined;
  onFailure: (work: 'background' | 'mail' | 'push') => (error: unknown) => void;
};

export async function buildDeps(options: Options): Promise<Deps> {
  const {
    database,
    appSecret,
    otherAppSecret: otherSecret,
    now,
    appOrigin,
    stripe,
    transport,
    onFailure,
  } = options;
  const { db, ping, scrub, subscribe } = database;
  const master = masterKey(appSecret, otherSecret);
  const otherKeys = (purpose: string) => (otherSecret ? [derivedKey(otherSecret, purpose)] : []);
  const coupleKeys = coupleKeysIn(db, master);
  const throttleKey = derivedKey(appSecret, 'throttles');
  const identities = identitiesIn({ appSecret, otherSecret, master, coupleKeys });
  const background = backgroundWork(onFailure('background'));
  const limits = limitsIn(
    db,
    (...parts) => pseudonym(throttleKey, ...parts),
    options.hasRateLimits,
  );
  const mail = mailQueueIn({
    db,
    limits,
    key: derivedKey(appSecret, 'mail'),
    otherKey: otherKeys('mail')[0],
    now,
    isUnread: isOfDemo,
    transport,
    onFailure: onFailure('mail'),
  });
  const push = options.vapidKeys
    ? pushServiceWith({
        keys: options.vapidKeys,
        localOrigin: options.localPushOrigin,
        giveUpAfterMs: options.pushGivesUpAfterMs,
        onFailure: onFailure('push'),
      })
    : null;
  const sending = {
    db,
    now,
    appOrigin,
    identities,
    coupleKeys,
    mail,
    background,
    push,
    onFailure: onFailure('background'),
  };
  return {
    db,
    ping,
    scrub,
    subscribe,
    now,
    appOrigin,
    limits,
    mail,
    push,
    notifications: notificationSenderIn(sending),
    payments: stripe
      ? stripeProvider({ ...stripe, appOrigin })
      : sandboxProvider({
          db,
          now,
          keys: [derivedKey(appSecret, 'sandbox'), ...otherKeys('sandbox')],
          take: takeEvent,
        }),
    background,
    passwords: options.passwords ?? (await passwordsAt({ isBounded: options.hasRateLimits })),
    coupleKeys,
    identities,
    videoServers: { iceServers: options.iceServers ?? [], turn: options.turn },
    adminToken: options.adminToken,
    recentMetrics: options.recentMetrics,
  };
}
