import { sweepLogins } from './auth/queries.ts';
import type { Database } from './db/database.ts';
import type { Deps } from './deps.ts';
import { sweepThrottles } from './http/limits.ts';

const SWEEP_EVERY_MS = 10 * 60_000;
const MAIL_EVERY_MS = 30_000;

/** What has to happen without anyone asking. Returns the way to stop it. */
export function startChores(
  { db, now, mail }: Deps,
  database: Database,
  onFailure: (error: unknown) => void,
): () => void {
  const timers = [
    setInterval(() => mail.kick(), MAIL_EVERY_MS),
    setInterval(() => {
      sweep().catch(onFailure);
    }, SWEEP_EVERY_MS),
  ];
  async function sweep() {
    await sweepLogins(db, now());
    await sweepThrottles(db, now());
    await database.maintain();
  }
  mail.kick();
  return () => timers.forEach(clearInterval);
}
