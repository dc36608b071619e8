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

/** PostgreSQL's words for a process that cannot go on, and for one that is about to be back. */
const DEADLY = ['PANIC', 'FATAL'];
const CANNOT_CONNECT_NOW = '57P03';

/**
 * The embedded database dies when it cannot write its log, as on a full disk. A server would start
 * again by itself; this one stays in memory with its locks held, and the next query would spin for
 * ever and stop the whole process. So a dead one is never asked again: calls are refused until
 * another has been opened on the same files, which recovers everything that was acknowledged.
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
        // The message of a commit that was in the dead database's log was never delivered.
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
    /** The subscription outlives a reopening of the database; resolves with the way to stop. */
    async subscribe(subscriber: Subscriber): Promise<() => Promise<void>> {
      await alive().listen(CHANNEL, subscriber.onMessage);
      subscribers.add(subscriber);
      return async () => {
        subscribers.delete(subscriber);
        // A closed database delivers nothing any more.
        if (!isClosed) await current?.unlisten(CHANNEL, subscriber.onMessage);
      };
    },
    /** Stops reopening; the database to close, or null when it is dead and there is nothing to. */
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

/** Listens where every message passes, so that not even a query that waits its turn slips through. */
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
