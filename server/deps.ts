import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { RecentMetrics } from './admin/metrics/recent-metrics.ts';
import type { Background } from './background.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/database.ts';
import type { Limits } from './http/limits.ts';
import type { ContractTypes } from './http/schemas.ts';
import type { MailQueue } from './mail/queue.ts';
import type { PushService } from './notifications/push/push-service.ts';
import type { NotificationSender } from './notifications/sender.ts';
import type { CoupleKeys } from './security/couple-keys.ts';
import type { Identities } from './security/identities.ts';
import type { Passwords } from './security/passwords.ts';
import type { PaymentProvider } from './shop/payments/provider.ts';

/** Dependencies of the routes, which get them from here and import none of them. */
export type Deps = {
  db: Db;
  ping: () => Promise<void>;
  /** The only clock, so that tests can move it. */
  now: () => Date;
  appOrigin: string;
  limits: Limits;
  mail: MailQueue;
  /** Null if this server sends no push messages. */
  push: PushService | null;
  notifications: NotificationSender;
  payments: PaymentProvider;
  background: Background;
  passwords: Passwords;
  coupleKeys: CoupleKeys;
  identities: Identities;
  /** Servers that help two phones find each other for their video. */
  videoServers: Pick<Config, 'iceServers' | 'turn'>;
  /** The token that operators authenticate with; unset: the admin API and the desk are off. */
  adminToken: string | undefined;
  /** Metrics of this process for the desk; unset where there is no desk. */
  recentMetrics?: RecentMetrics | undefined;
  /** Removes deleted rows from the database's files, if those are ours. */
  scrub: () => Promise<void>;
  subscribe: Database['subscribe'];
};

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ContractTypes
>;
