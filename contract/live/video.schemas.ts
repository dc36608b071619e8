import * as z from 'zod/mini';
import { named, withSchemas } from '../endpoint.schemas.ts';
import { idInput } from '../id-input.schemas.ts';
import * as calls from './video.ts';
import { MAX_PEER_TEXT } from './video.ts';

const Id = idInput('This is not an id.');

/** Page on which a member sees and hears the other. A member has at most one. */
export const VideoEnd = z.object({
  memberId: z.uuid(),
  /** New each time a page is loaded. */
  endId: z.uuid(),
  /** True once the other member's page has answered that its browser has no video calls. */
  isPartnerUnable: z.optional(z.boolean()),
});
export type VideoEnd = z.infer<typeof VideoEnd>;

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

named({ VideoEnd, IceServer, IceServers, PeerMessage });

export const schemas = {
  sendPeerMessage: {
    summary:
      "What one end of a room's video tells the other to find a way between them; kept nowhere. 409 unless both agreed and it is between their two ends",
    body: PeerMessage,
    response: { 200: z.object({ iceServers: IceServers }) },
  },
};

export const videoCalls = withSchemas('live', calls, schemas);
