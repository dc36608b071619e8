import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Queryable } from '../db/database.ts';
import { logins } from '../db/tables/auth.ts';
import { transact } from '../db/transaction-guard.ts';
import type { TestApp } from './test-app.ts';

/** Runs work while a member is leaving. Needs PostgreSQL, where two transactions run at once. */
export function leavingOf(world: TestApp) {
  /** Counts the queries that wait for a lock. */
  async function waiting(): Promise<number> {
    const { rows } = (await world.deps.db.execute(
      sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )) as unknown as { rows: unknown[] };
    return rows.length;
  }

  /**
   * Does the first part, waits until the leaving transaction waits for it, then does the second
   * part.
   */
  async function whileLeaving(
    leaving: () => Promise<{ status: number }>,
    begin: (tx: Queryable) => Promise<unknown>,
    end: (tx: Queryable) => Promise<unknown>,
    meanwhile: () => Promise<unknown> = async () => {},
  ) {
    let [tellBegun, letEnd] = [() => {}, () => {}];
    const hasBegun = new Promise<void>((resolve) => {
      tellBegun = resolve;
    });
    const mayEnd = new Promise<void>((resolve) => {
      letEnd = resolve;
    });
    const doing = transact(world.deps.db, async (tx) => {
      await begin(tx);
      tellBegun();
      await mayEnd;
      await end(tx);
    });
    await hasBegun;
    const left = leaving();
    await vi.waitUntil(async () => (await waiting()) > 0, { timeout: 30_000 });
    await meanwhile();
    letEnd();
    await doing;
    expect((await left).status).toBe(204);
  }

  /**
   * Stops a leaving transaction after it locked the member's row and before it locked the member's
   * other rows. Runs some work until the work ends or waits too, then lets both continue.
   */
  async function amidLeaving<T>(
    leaving: () => Promise<{ status: number }>,
    work: () => Promise<T>,
  ) {
    let working: Promise<T> | undefined;
    let isDone = false;
    await whileLeaving(
      leaving,
      (tx) => tx.select().from(logins).for('key share'),
      async () => {},
      async () => {
        working = work().finally(() => {
          isDone = true;
        });
        await vi.waitUntil(async () => isDone || (await waiting()) > 1, { timeout: 30_000 });
      },
    );
    return working;
  }

  return { whileLeaving, amidLeaving };
}
