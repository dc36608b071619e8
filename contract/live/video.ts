import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idInput } from '../id-input.ts';

const Id = idInput('This is not an id.');

/** Page on which a member sees and hears the other. A member has at most one. */
export const VideoEnd = z.object({
  memberId: z.uuid(),
  /** New each time a page is loaded. */
  endId: z.uuid(),
});
export type VideoEnd = z.infer<typeof VideoEnd>;

/** Ends of nobody, of the member who asked, or of both. A camera opens only with both. */
export type Video = readonly VideoEnd[];

/**
 * Computes a room's video after a member asked, agreed, declined or ended it; null when the press
 * changes nothing. Each member has one end: another page of theirs replaces the first. A member who
 * no longer wants the video ends it for both, but only from the page that is their end. A wish does
 * not count once its member's phone is gone.
 */
export function videoAfter(
  video: Video,
  { endId, isWanted }: { endId: string; isWanted: boolean },
  by: string,
  isPresent: (memberId: string) => boolean,
): Video | null {
  const own = endOf(video, by);
  const others = video.filter(({ memberId }) => memberId !== by);
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

/**
 * Server that helps two ends find each other. Credentials of a relay are valid for a limited time.
 */
const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});
export type IceServer = z.infer<typeof IceServer>;
export const IceServers = z.array(IceServer);
export type IceServers = z.infer<typeof IceServers>;

/** Limits a message. The description of one end takes 3 to 9 kB. */
export const MAX_PEER_TEXT = 16_000;

export const PeerMessage = z.object({
  id: Id,
  roomId: Id,
  /** Ends, not members: a message is for only one of a member's devices. */
  from: Id,
  to: Id,
  /** JSON that helps the other browser find a network path; ASCII, so that length equals bytes. */
  text: z.string('Please send a text.').check(z.regex(/^[ -~]+$/), z.maxLength(MAX_PEER_TEXT)),
});
export type PeerMessage = z.infer<typeof PeerMessage>;

/** Part of a message in a stream, which splits long messages. */
export type PeerMessagePart = Pick<PeerMessage, 'id' | 'from' | 'to' | 'text'> & {
  by: string;
  part: number;
  parts: number;
};

export const sendPeerMessage = endpoint('POST', '/api/live/peer-messages', {
  summary:
    "What one end of a room's video tells the other to find a way between them; kept nowhere. 409 unless both agreed and it is between their two ends",
  body: PeerMessage,
  response: { 200: z.object({ iceServers: IceServers }) },
});
