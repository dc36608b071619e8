import type { PGlite } from '@electric-sql/pglite';
import { type Hearing, NOTICES } from './notices.ts';

/** What is asked of the embedded database, by whoever asks. */
export type EmbeddedClient = Pick<PGlite, 'query' | 'exec' | 'transaction'>;

type Options = {
  open: () => Promise<PGlite>;
  /** Whether another try to open it could succeed. */
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
  const hearings = new Set<Hearing>();
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
    for (const { onNotice } of hearings) await opened.listen(NOTICES, onNotice);
    return opened;
  }

  async function reopen() {
    while (!isClosed && !current) {
      await new Promise<void>((resolve) => void setTimeout(resolve, retryMs));
      try {
        if (isClosed || !(await canOpen())) continue;
        current = await watched();
        // A commit that the dead one took along in its log told nobody.
        for (const { onGap } of hearings) onGap();
      } catch (error) {
        onFailure(error);
      }
    }
  }

  function alive(): PGlite {
    if (!current) throw deathNotice();
    return current;
  }

  const client: EmbeddedClient = {
    query: async (...args) => alive().query(...args),
    exec: async (...args) => alive().exec(...args),
    transaction: async (...args) => alive().transaction(...args),
  };
  return {
    client,
    /** Goes on hearing after the database was opened anew; resolves with the way to stop. */
    async listen(hearing: Hearing): Promise<() => Promise<void>> {
      await alive().listen(NOTICES, hearing.onNotice);
      hearings.add(hearing);
      return async () => {
        hearings.delete(hearing);
        // A closed one hears nothing any more.
        if (!isClosed) await current?.unlisten(NOTICES, hearing.onNotice);
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

function deathNotice(): Error {
  return Object.assign(new Error('The embedded database is being opened again.'), {
    code: CANNOT_CONNECT_NOW,
  });
}

/** Listens where every message passes, so that not even a query that waits its turn slips through. */
function whenItDies(client: PGlite, onDeath: (error: unknown) => void): void {
  let isDead = false;
  const send = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (...args) => {
    if (isDead) throw deathNotice();
    try {
      return await send(...args);
    } catch (error) {
      isDead = DEADLY.includes(String(Object(error).severity));
      if (isDead) onDeath(error);
      throw error;
    }
  };
}
