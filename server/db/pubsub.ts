import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Queryable, Subscriber } from './database.ts';
import { prepared } from './prepared.ts';

/** The channel of LISTEN and NOTIFY; the trigger in migrations/0001_by_hand.sql names it too. */
export const CHANNEL = 'messages';
const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Limits how long a connection that died silently goes unnoticed. */
const PROBE_EVERY_MS = 10_000;
const PROBE_TIMEOUT_MS = 5_000;

const notify = prepared((db) =>
  db
    .select({ sent: sql`pg_notify(${CHANNEL}, text)` })
    .from(sql`jsonb_array_elements_text(${sql.placeholder('texts')}::jsonb) text`)
    .prepare('notify_all'),
);

/** Sends messages to every process on this database, this one included, once `tx` is committed. */
export async function publish(tx: Queryable, ...texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  await notify(tx).execute({ texts: JSON.stringify(texts) });
}

/**
 * Subscribes on a separate connection, which is opened again whenever it is lost. Returns a
 * function that stops.
 */
export async function subscribeTo(
  url: string,
  { onMessage, onGap }: Subscriber,
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
      application_name: 'sexercise-pubsub',
    });
    next.on('notification', ({ payload }) => payload && onMessage(payload));
    next.on('error', onError);
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void next.end().catch(onError);
      throw error;
    }
    client = next;
    delayMs = FIRST_DELAY_MS;
    next.once('end', reconnect);
    timer = setInterval(() => {
      next.query('SELECT 1').catch(() => void next.end().catch(onError));
    }, PROBE_EVERY_MS);
  }

  function reconnect(): void {
    clearInterval(timer);
    client = null;
    if (isStopped) return;
    timer = setTimeout(() => connect().then(onGap, reconnect), delayMs);
    delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
  }

  await connect().catch((error: Error) => {
    onError(error);
    reconnect();
  });
  return async () => {
    isStopped = true;
    clearInterval(timer);
    clearTimeout(timer);
    await client?.end();
  };
}
