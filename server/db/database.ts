import type { Socket } from 'node:net';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { CopiedFile } from './embedded/copy-files.ts';
import type * as schema from './schema.ts';

/** What a query may run on: the database itself, or the transaction it is part of. */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database outside any transaction. */
export type Db = Queryable & { readonly $root: true };

export type Subscriber = {
  onMessage: (text: string) => void;
  /** Messages may have been missed: whatever depends on them must be read again. */
  onGap: () => void;
};

export type Database = {
  kind: 'embedded' | 'postgres';
  db: Db;
  ping(): Promise<void>;
  pool?(): { total: number; idle: number; waiting: number };
  /** Vacuums and writes a checkpoint, which the embedded database does not do by itself. */
  maintain(): Promise<void>;
  /** Takes deleted rows out of the embedded database's files. */
  scrub(): Promise<void>;
  /** Removes old rows of these tables from the files; false where we do not own the tables. */
  rewrite(...tables: string[]): Promise<boolean>;
  /** Only the embedded database has files of its own. */
  onDisk?: {
    /** A whole copy, although the database goes on serving; maintenance waits for its end. */
    files(): AsyncGenerator<CopiedFile>;
    /** Sets who answers when another process on this machine connects to the directory's lock. */
    onConnection(handler: (socket: Socket) => void): void;
  };
  /** Receives what processes on this database publish; resolves with the way to stop. */
  subscribe(subscriber: Subscriber): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
