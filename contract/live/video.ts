import { endpoint } from '../endpoint.ts';
import type { PeerMessage, schemas, VideoEnd } from './video.schemas.ts';

export type * from './video.schemas.ts';

type S = typeof schemas;

/** Ends of nobody, of the member who asked, or of both. A camera opens only with both. */
export type Video = readonly VideoEnd[];

/**
 * Computes a room's video after a member asked, agreed, declined or ended it; null when the press
 * changes nothing. Each member has one end: another page of theirs replaces the first. A member who
 * no longer wants the video ends it for both, but only from the page that is their end. A wish does
 * not count once its member's phone is gone. A page that is unable to answer leaves the wish as it
 * is, and says so there.
 */
export function videoAfter(
  video: Video,
  {
    endId,
    isWanted,
    isUnable,
  }: { endId: string; isWanted: boolean; isUnable?: boolean | undefined },
  by: string,
  isPresent: (memberId: string) => boolean,
): Video | null {
  const own = endOf(video, by);
  const others = video.filter(({ memberId }) => memberId !== by);
  if (isUnable) {
    const isTold = others.every(({ isPartnerUnable }) => isPartnerUnable);
    return own || isTold ? null : others.map((end) => ({ ...end, isPartnerUnable: true }));
  }
  if (isWanted) {
    if (own?.endId === endId) return null;
    const kept = own ? others : others.filter(({ memberId }) => isPresent(memberId));
    return [...kept, { memberId: by, endId }];
  }
  const isElsewhere = own && own.endId !== endId;
  return video.length === 0 || isElsewhere ? null : [];
}

export function endOf(video: Video, memberId: string): VideoEnd | undefined {
  return video.find((end) => end.memberId === memberId);
}

export function isAgreed(video: Video): boolean {
  return video.length === 2;
}

/** Limits a message. The description of one end takes 3 to 9 kB. */
export const MAX_PEER_TEXT = 16_000;

/** Part of a message in a stream, which splits long messages. */
export type PeerMessagePart = Pick<PeerMessage, 'id' | 'from' | 'to' | 'text'> & {
  by: string;
  part: number;
  parts: number;
};

export const sendPeerMessage = endpoint<S['sendPeerMessage']>('POST', '/api/live/peer-messages');
