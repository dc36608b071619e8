import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { DeskMetrics } from '../../contract/admin/desk.ts';
import { isPublicOrigin } from '../config.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { waitingMail } from '../mail/queue.ts';
import { OLDEST_MAIL_SECONDS } from './metrics/alert-thresholds.ts';

/** Waits this long before the desk reports that the database is away. */
const DATABASE_MS = 2_000;

/** Reads the state of the database, the mail queue and the metrics of this process. */
export async function deskMetrics({
  db,
  ping,
  now,
  recentMetrics,
  payments,
  appOrigin,
}: Pick<
  Deps,
  'db' | 'ping' | 'now' | 'recentMetrics' | 'payments' | 'appOrigin'
>): Promise<DeskMetrics> {
  if (!recentMetrics) throw notFound();
  const { kind, ...recent } = recentMetrics.recent();
  const ms = await answerMs(ping);
  const { count, oldest } = ms === null ? { count: 0, oldest: null } : await waitingMail(db);
  const age = oldest ? Math.max(0, now().getTime() - oldest.getTime()) : 0;
  const oldestSeconds = Math.round(age / 1000);
  return {
    ...recent,
    database: { kind, ms },
    mail: { waiting: count, oldestSeconds, needsAttention: oldestSeconds > OLDEST_MAIL_SECONDS },
    payments: {
      provider: payments.name,
      needsAttention: payments.name === 'sandbox' && isPublicOrigin(appOrigin),
    },
  };
}

async function answerMs(ping: () => Promise<void>): Promise<number | null> {
  const start = performance.now();
  const answered = ping().then(
    () => Math.round((performance.now() - start) * 10) / 10,
    () => null,
  );
  return Promise.race([answered, setTimeout(DATABASE_MS, null, { ref: false })]);
}
