import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Queryable } from './database.ts';

export const NOTICES = 'notices';
const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** A connection that died without a word is noticed after at most this long. */
const PROBE_EVERY_MS = 10_000;
const PROBE_TIMEOUT_MS = 5_000;

export type Hearing = {
  onNotice: (text: string) => void;
  /** Notices may have been missed: whatever depends on them must be read again. */
  onGap: () => void;
};

/** Says something to every process on this database, this one included, once `tx` is committed. */
export async function tell(tx: Queryable, ...texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  await tx.execute(
    sql`SELECT pg_notify(${NOTICES}, text) FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) text`,
  );
}

/** Hears notices on one connection of its own, for as long as it takes. Returns how to stop. */
export async function keepListening(
  url: string,
  { onNotice, onGap }: Hearing,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let delayMs = FIRST_DELAY_MS;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'sexercise-notices',
    });
    next.on('notification', ({ payload }) => payload && onNotice(payload));
    next.on('error', onError);
    try {
      await next.connect();
      await next.query(`LISTEN ${NOTICES}`);
    } catch (error) {
      void next.end().catch(onError);
      throw error;
    }
    client = next;
    delayMs = FIRST_DELAY_MS;
    next.once('end', again);
    timer = setInterval(() => {
      next.query('SELECT 1').catch(() => void next.end().catch(onError));
    }, PROBE_EVERY_MS);
  }

  function again(): void {
    clearInterval(timer);
    client = null;
    if (isStopped) return;
    timer = setTimeout(() => connect().then(onGap, again), delayMs);
    delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
  }

  await connect().catch((error: Error) => {
    onError(error);
    again();
  });
  return async () => {
    isStopped = true;
    clearInterval(timer);
    clearTimeout(timer);
    await client?.end();
  };
}
