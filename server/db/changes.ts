import type { ChangeKind } from '../../contract/live/live.ts';
import type { Queryable } from './database.ts';
import { publish } from './pubsub.ts';

/** Whose pages hear of a change, and which page made it. */
export type Audience = {
  coupleId: string;
  /** The one member who may know of it; unset: both. */
  onlyFor?: string | null | undefined;
  /** The stream of the page that made the change and shows it already. */
  streamId?: string | null | undefined;
};

export type Change = { kind: ChangeKind; onlyFor: string | null; streamId: string | null };

/** Tells a couple's open pages, with the commit of `tx`, what to fetch again. */
export async function publishChange(
  tx: Queryable,
  audience: Audience,
  ...kinds: readonly ChangeKind[]
): Promise<void> {
  await publish(tx, ...kinds.map((kind) => changeMessage(audience, kind)));
}

/** The same as a text, for a statement that publishes it itself. */
export function changeMessage(audience: Audience, kind: ChangeKind): string {
  const { coupleId, onlyFor = null, streamId = null } = audience;
  const change: Change = { kind, onlyFor, streamId };
  return `${coupleId} changed ${JSON.stringify(change)}`;
}

/** Tells every process, with the commit of `tx`, that the lock of a member's login was closed or opened. */
export async function publishLock(tx: Queryable, memberId: string): Promise<void> {
  await publish(tx, `${memberId} lock null`);
}
