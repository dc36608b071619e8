import type { ChangeKind } from '../../contract/live/live.ts';
import type { Queryable } from './database.ts';
import { publish } from './pubsub.ts';

/** The pages that are told of a change, and the page that made the change. */
export type Audience = {
  coupleId: string;
  /** The one member who may know; unset: both. */
  onlyFor?: string | null | undefined;
  /** The stream of the page that made the change and shows it already. */
  streamId?: string | null | undefined;
};

export type Change = { kind: ChangeKind; onlyFor: string | null; streamId: string | null };

/** Tells a couple's open pages, with the commit of `tx`, which kinds of data to fetch again. */
export async function publishChange(
  tx: Queryable,
  audience: Audience,
  ...kinds: readonly ChangeKind[]
): Promise<void> {
  await publish(tx, ...kinds.map((kind) => changeMessage(audience, kind)));
}

/** Builds the message of a change, for a statement that publishes the message itself. */
export function changeMessage(audience: Audience, kind: ChangeKind): string {
  const { coupleId, onlyFor = null, streamId = null } = audience;
  const change: Change = { kind, onlyFor, streamId };
  return `${coupleId} changed ${JSON.stringify(change)}`;
}

/** Tells every process, with the commit of `tx`, that a lock of this member closed or opened. */
export async function publishLock(tx: Queryable, memberId: string): Promise<void> {
  await publish(tx, `${memberId} lock null`);
}
