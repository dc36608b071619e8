import type { Socket } from 'node:net';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { CopiedFile } from './copy-files.ts';
import type { Hearing } from './notices.ts';
import type * as schema from './schema.ts';

/** What a query may run on: the database itself, or the transaction it is part of. */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database outside any transaction. */
export type Db = Queryable & { readonly $root: true };

/** Plain SQL on one connection, for what has to happen before the tables are what we know. */
export type RunSql = <Row = unknown>(statement: string, values?: unknown[]) => Promise<Row[]>;
/** What is done to a database of an earlier version before it is migrated. */
export type BeforeMigrating = (run: RunSql) => Promise<void>;

/** An open database of either kind. */
export type Database = {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Connections in use, where there are any. */
  pool?(): { total: number; idle: number; waiting: number };
  /** Housekeeping that the embedded database does not do by itself. */
  maintain(): Promise<void>;
  /** Takes deleted rows out of the files themselves, where the database leaves that to us. */
  scrub(): Promise<void>;
  /**
   * Takes whatever these tables held before out of the files, while nobody is using them. Says
   * whether it could: PostgreSQL lets only their owner.
   */
  rewrite(...tables: string[]): Promise<boolean>;
  /** What only a database with files of its own needs. */
  onDisk?: {
    /** A copy that is whole although the database goes on serving; housekeeping waits for its end. */
    files(): AsyncGenerator<CopiedFile>;
    /** Who is told when another process on this machine calls the one that holds the directory. */
    onCall(answer: (socket: Socket) => void): void;
  };
  /** Hears what processes on this database tell each other; resolves with the way to stop. */
  listen(hearing: Hearing): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
