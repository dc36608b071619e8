import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idInput } from '../id-input.ts';

const Id = idInput('This is not an id.');

/** The page on which a member sees and hears the other; a member has one at most. */
export const VideoEnd = z.object({
  memberId: z.uuid(),
  /** A new one each time a page is loaded. */
  endId: z.uuid(),
});
export type VideoEnd = z.infer<typeof VideoEnd>;

/** Nobody, the member who asked, or both: only then does either camera open. */
export type Video = readonly VideoEnd[];

/**
 * The video of a room after a member asked, agreed, declined or ended it; null when the press
 * changes nothing. One end a member: another page of theirs takes the place of the first. Whoever
 * does not want it any more ends it for both, but only from the page that is its end. What a member
 * asked for whose phone is gone meanwhile does not count.
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

/** Of the servers that help two ends to find each other; a relay has credentials for a limited time. */
const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});
export type IceServer = z.infer<typeof IceServer>;
export const IceServers = z.array(IceServer);
export type IceServers = z.infer<typeof IceServers>;

/** A description of one end takes 3 to 9 kB. */
export const MAX_PEER_TEXT = 16_000;

export const PeerMessage = z.object({
  id: Id,
  roomId: Id,
  /** Ends, not members: of two devices of one member only one is meant. */
  from: Id,
  to: Id,
  /** JSON of what one browser tells the other to find a way to it; ASCII, so that its size is known. */
  text: z.string('Please send a text.').check(z.regex(/^[ -~]+$/), z.maxLength(MAX_PEER_TEXT)),
});
export type PeerMessage = z.infer<typeof PeerMessage>;

/** As a stream carries it: in several parts, where it is long. */
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
