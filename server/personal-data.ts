import type { Reader } from './auth/queries.ts';
import type { Queryable } from './db/database.ts';
import type { Actor } from './db/member.ts';
import type * as schema from './db/schema.ts';
import type { members } from './db/tables/couples.ts';
import type { Deps } from './deps.ts';

/** What a feature keeps of members: what it gives to their export, and what it erases. */
export type PersonalData = {
  /** The feature's tables with rows of members, each with the part of the export that tells of it; null: none does. */
  tables: { readonly [Table in keyof typeof schema]?: string | null };
  exported?: (deps: Deps, reader: Reader) => Promise<readonly ExportPart[]>;
  /** Added to the account's own part of the export. */
  exportedOfAccount?: (deps: Deps, reader: Reader) => Promise<Record<string, unknown>>;
  /** Rows that go with their member or couple need none of it. */
  erasure?: Erasure;
};

/** A file of the export for programs, and one to read. */
export type ExportPart = {
  name: string;
  /** Stands in the archive's read-me. */
  about: string;
  /** A list that does not fit in memory is given item by item. */
  json: unknown;
  lines?: Iterable<string> | AsyncIterable<string>;
};

/** Steps of an erasure, in their order. Those of one kind are taken in the order of the features. */
export type Erasure = {
  /** Locks that are taken before the couple's. */
  lock?: (tx: Queryable, coupleId: string) => Promise<unknown>;
  /** Whether something has to be ended first, and how; then erasing begins again. */
  isHeld?: (tx: Queryable, needs: ErasureNeeds, leaving: Leaving) => Promise<boolean>;
  end?: (needs: ErasureNeeds, leaving: Leaving) => Promise<unknown>;
  beforeMember?: (tx: Queryable, leaving: Leaving) => Promise<unknown>;
  afterMember?: (tx: Queryable, gone: Gone, now: Date) => Promise<unknown>;
  beforeCouple?: (tx: Queryable, coupleId: string, now: Date) => Promise<unknown>;
  /** Work that the erasure leaves to do. */
  afterwards?: (deps: Deps) => void;
};

export type ErasureNeeds = Pick<
  Deps,
  'db' | 'now' | 'limits' | 'payments' | 'identities' | 'mail' | 'coupleKeys'
>;
export type Leaving = Actor & { email: string; isLast: boolean };
type Gone = Leaving & { row: typeof members.$inferSelect | null };

export function minuteText(isoTime: string): string {
  return isoTime.slice(0, 16).replace('T', ' ');
}
