import { settleErasures } from './account/settle-erasures.ts';
import { sweepLogins } from './auth/queries.ts';
import { closeWeeks } from './challenges/champions.ts';
import type { Database } from './db/database.ts';
import { transact } from './db/transaction-guard.ts';
import type { Deps } from './deps.ts';
import { sweepThrottles } from './http/limits.ts';
import { gatherLeaves } from './journal/gather-leaves.ts';
import { sweepRooms } from './live/queries.ts';
import { sweepPaymentEvents, sweepUnbegunSubscriptions } from './premium/queries.ts';
import { sweepOpenSessions } from './sessions/queries.ts';
import { sweepCartAdditions } from './store/cart.ts';
import { closeAbandoned } from './store/paying.ts';
import { settleOrders } from './store/settle.ts';

const SWEEP_EVERY_MS = 10 * 60_000;
/** A completion may come late, from a phone that was offline; after this long it will not come. */
const OPEN_SESSION_MS = 30 * 86_400_000;
const MAIL_EVERY_MS = 30_000;
const SANDBOX_EVERY_MS = 60_000;
const ORDERS_EVERY_MS = 60_000;
const ERASURES_EVERY_MS = 60_000;
const LEAVES_EVERY_MS = 60_000;

/** What has to happen without anyone asking. Returns the way to stop it. */
export function startChores(
  deps: Deps,
  database: Database,
  onFailure: (error: unknown) => void,
): () => void {
  const { mail, payments, background } = deps;
  const timers = [
    setInterval(() => advance().catch(onFailure), SANDBOX_EVERY_MS),
    setInterval(() => lookAfterOrders().catch(onFailure), ORDERS_EVERY_MS),
    setInterval(erase, ERASURES_EVERY_MS),
    setInterval(gather, LEAVES_EVERY_MS),
    setInterval(() => mail.kick(), MAIL_EVERY_MS),
    setInterval(() => {
      sweep(deps, database).catch(onFailure);
    }, SWEEP_EVERY_MS),
  ];
  async function advance() {
    if (payments.name === 'sandbox') await payments.advance();
  }
  async function lookAfterOrders() {
    await closeAbandoned(deps).catch(onFailure);
    await settleOrders(deps);
  }
  function erase() {
    background.run(() => settleErasures(deps));
  }
  function gather() {
    background.run(() => gatherLeaves(deps));
  }
  // What a process that was killed had still to erase, or to send, and what an upgrade brought.
  erase();
  gather();
  mail.kick();
  return () => timers.forEach(clearInterval);
}

/** Takes away whatever has expired, and closes what is over: each part whether or not another fails. */
export async function sweep({ db, now }: Pick<Deps, 'db' | 'now'>, database: Database) {
  const parts = [
    async () => sweepLogins(db, now()),
    async () => sweepThrottles(db, now()),
    async () => sweepPaymentEvents(db, now()),
    async () => sweepUnbegunSubscriptions(db, now()),
    async () => sweepOpenSessions(db, new Date(now().getTime() - OPEN_SESSION_MS)),
    async () => sweepCartAdditions(db, now()),
    async () => transact(db, (tx) => sweepRooms(tx, now())),
    async () => closeWeeks(db, now()),
    async () => database.maintain(),
  ];
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be swept.');
}
