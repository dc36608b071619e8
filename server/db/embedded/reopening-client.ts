import type { PGlite } from '@electric-sql/pglite';
import type { Subscriber } from '../database.ts';
import { CHANNEL } from '../pubsub.ts';

export type EmbeddedClient = Pick<PGlite, 'query' | 'exec' | 'transaction'>;

type Options = {
  open: () => Promise<PGlite>;
  canOpen: () => Promise<boolean>;
  retryMs: number;
  onFailure: (error: unknown) => void;
};

/** PostgreSQL's severities for a process that must end, and its code for one that restarts. */
const DEADLY = ['PANIC', 'FATAL'];
const CANNOT_CONNECT_NOW = '57P03';

/**
 * Replaces a dead embedded database by a new one on the same files, which recovers everything
 * acknowledged. The database dies when it cannot write its log, as on a full disk. A server would
 * restart by itself. This one stays in memory with its locks held, and the next query would spin
 * forever and stop the whole process. So calls are refused until the new one is open.
 */
export async function reopeningClient({ open, canOpen, retryMs, onFailure }: Options) {
  const subscribers = new Set<Subscriber>();
  let current: PGlite | null = await watched();
  let reopening: Promise<void> | null = null;
  let isClosed = false;

  async function watched(): Promise<PGlite> {
    const opened = await open();
    whenItDies(opened, (error) => {
      current = null;
      onFailure(error);
      reopening = reopen().finally(() => {
        reopening = null;
      });
    });
    for (const { onMessage } of subscribers) await opened.listen(CHANNEL, onMessage);
    return opened;
  }

  async function reopen() {
    while (!isClosed && !current) {
      await new Promise<void>((resolve) => void setTimeout(resolve, retryMs));
      try {
        if (isClosed || !(await canOpen())) continue;
        current = await watched();
        // Report a gap: the last commits in the dead database's log were never announced.
        for (const { onGap } of subscribers) onGap();
      } catch (error) {
        onFailure(error);
      }
    }
  }

  function alive(): PGlite {
    if (!current) throw databaseAway();
    return current;
  }

  const client: EmbeddedClient = {
    query: async (...args) => alive().query(...args),
    exec: async (...args) => alive().exec(...args),
    transaction: async (...args) => alive().transaction(...args),
  };
  return {
    client,
    /** Subscribes across reopenings of the database; resolves with a function that stops. */
    async subscribe(subscriber: Subscriber): Promise<() => Promise<void>> {
      await alive().listen(CHANNEL, subscriber.onMessage);
      subscribers.add(subscriber);
      return async () => {
        subscribers.delete(subscriber);
        // Skip a closed database, which delivers nothing any more.
        if (!isClosed) await current?.unlisten(CHANNEL, subscriber.onMessage);
      };
    },
    /** Stops reopening. Returns the database to close, or null if it is dead. */
    async end(): Promise<PGlite | null> {
      isClosed = true;
      await reopening;
      return current;
    },
  };
}

function databaseAway(): Error {
  return Object.assign(new Error('The embedded database is being opened again.'), {
    code: CANNOT_CONNECT_NOW,
  });
}

/** Watches the function that carries every message, so that no waiting query slips through. */
function whenItDies(client: PGlite, onDeath: (error: unknown) => void): void {
  let isDead = false;
  const send = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (...args) => {
    if (isDead) throw databaseAway();
    try {
      return await send(...args);
    } catch (error) {
      isDead = DEADLY.includes(String(Object(error).severity));
      if (isDead) onDeath(error);
      throw error;
    }
  };
}
