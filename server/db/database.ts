import type { Socket } from 'node:net';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { CopiedFile } from './embedded/copy-files.ts';
import type * as schema from './schema.ts';

/** Runs queries: the database itself, or a transaction. */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database outside any transaction. */
export type Db = Queryable & { readonly $root: true };

export type Subscriber = {
  onMessage: (text: string) => void;
  /** Called when messages may have been missed: data that depend on them must be read again. */
  onGap: () => void;
};

export type Database = {
  kind: 'embedded' | 'postgres';
  db: Db;
  ping(): Promise<void>;
  pool?(): { total: number; idle: number; waiting: number };
  /** Vacuums and writes a checkpoint, which the embedded database does not do by itself. */
  maintain(): Promise<void>;
  /** Removes deleted rows from the embedded database's files. */
  scrub(): Promise<void>;
  /** Removes old rows of these tables from the files; false where we do not own the tables. */
  rewrite(...tables: string[]): Promise<boolean>;
  /** Only the embedded database has files of its own. */
  onDisk?: {
    /** Copies all files while the database goes on serving; maintenance waits for the end. */
    files(): AsyncGenerator<CopiedFile>;
    /** Sets the handler for other processes on this machine that connect to the directory lock. */
    onConnection(handler: (socket: Socket) => void): void;
  };
  /** Receives messages from processes on this database; resolves with a function that stops. */
  subscribe(subscriber: Subscriber): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
