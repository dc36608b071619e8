import { endpoint } from '../endpoint.ts';
import type { Room, schemas } from './live.schemas.ts';
import type { PeerMessagePart } from './video.ts';

export type * from './live.schemas.ts';

type S = typeof schemas;

/** True once completed or stopped: then the room no longer changes. */
export function isOver({ phase }: Room): boolean {
  return phase === 'done' || phase === 'stopped';
}

/** Replaces a workout's number for a locked page, which knows the workout already. */
export const UNNAMED_WORKOUT = 0;

/** Kinds of change by one member that pages of either member may show. */
export const CHANGE_KINDS = [
  'journal',
  'training',
  'kept',
  'plan',
  'streak',
  'goals',
  'tonight',
  'challenges',
  'cart',
  'orders',
  'membership',
  'nudges',
  'profile',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** First event of a stream, sent again after events may have been missed. */
export type LiveSnapshot = {
  /** Id of the stream, with which its phone reports that it is still there. */
  stream: string;
  me: string;
  members: readonly { id: string; firstName: string }[];
  /** Ids of members whose phone is in the room and reachable. */
  here: readonly string[];
  room: Room | null;
  /**
   * Set while the login's lock is closed. Then the snapshot is empty, unless the page is in the
   * room already: that page still gets the members and the room's progress, but not the workout.
   */
  isLocked?: true;
};

export type LiveEvents = {
  snapshot: LiveSnapshot;
  room: Room | null;
  here: readonly string[];
  /** Id of the member who sent the heart; stored nowhere. */
  heart: string;
  /** Refusal of the partner's command, so that both phones show it. */
  refused: { by: string; status: number; message: string };
  /** Message from the other end of the room's video; stored nowhere. */
  peer: PeerMessagePart;
  /** Kinds of data to fetch again. Carries no content: only the calls return data. */
  changed: readonly ChangeKind[];
  /** Sent when another page of the same person took this stream's place. */
  replaced: null;
};

export const liveCommand = endpoint<S['liveCommand']>('POST', '/api/live/commands');
export const sendHeart = endpoint<S['sendHeart']>('POST', '/api/live/hearts');
export const liveTime = endpoint<S['liveTime']>('GET', '/api/live/time');
export const liveEvents = endpoint<S['liveEvents']>('GET', '/api/live/events', { isStream: true });
