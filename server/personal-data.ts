import type { Reader } from './auth/queries.ts';
import type { Queryable } from './db/database.ts';
import type { Actor } from './db/member.ts';
import type * as schema from './db/schema.ts';
import type { members } from './db/tables/couples.ts';
import type { Deps } from './deps.ts';

/** A feature's personal data: its parts of the export, and its steps of an erasure. */
export type PersonalData = {
  /** The feature's tables with rows of members, each with its part of the export; null for none. */
  tables: { readonly [Table in keyof typeof schema]?: string | null };
  exported?: (deps: Deps, reader: Reader) => Promise<readonly ExportPart[]>;
  /** Added to the account's own part of the export. */
  exportedOfAccount?: (deps: Deps, reader: Reader) => Promise<Record<string, unknown>>;
  /** Unset if every row is deleted with its member or couple. */
  erasure?: Erasure;
};

/** Makes two files of the export: one for programs and one to read. */
export type ExportPart = {
  name: string;
  /** Describes the part in the archive's read-me. */
  about: string;
  /** Given item by item if the list does not fit in memory. */
  json: unknown;
  lines?: Iterable<string> | AsyncIterable<string>;
};

/** Steps of an erasure, in their order. Each step runs for all features, in the features' order. */
export type Erasure = {
  /** Takes locks that come before the couple's. */
  lock?: (tx: Queryable, coupleId: string) => Promise<unknown>;
  /** True if something must end first: then `end` runs, and erasing begins again. */
  isHeld?: (tx: Queryable, needs: ErasureNeeds, leaving: Leaving) => Promise<boolean>;
  end?: (needs: ErasureNeeds, leaving: Leaving) => Promise<unknown>;
  beforeMember?: (tx: Queryable, leaving: Leaving) => Promise<unknown>;
  afterMember?: (tx: Queryable, gone: Gone, now: Date) => Promise<unknown>;
  beforeCouple?: (tx: Queryable, coupleId: string, now: Date) => Promise<unknown>;
  /** Starts work that remains after the erasure. */
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
