import type { PeerMessage, PeerMessagePart } from '../../contract/video.ts';
import { formatMessage } from './live-message.ts';

/** Escaped as JSON it takes twice as many bytes at most: far enough below NOTIFY's 8,000. */
const PART_LENGTH = 3_500;

/** A message for the other end, in as many parts as PostgreSQL's notifications need. */
export function peerMessageParts(
  { id: by, coupleId }: { id: string; coupleId: string },
  { id, from, to, text }: PeerMessage,
): string[] {
  const parts = Math.ceil(text.length / PART_LENGTH);
  return Array.from({ length: parts }, (_, part) => {
    const start = part * PART_LENGTH;
    const piece: PeerMessagePart = {
      id,
      by,
      from,
      to,
      part,
      parts,
      text: text.slice(start, start + PART_LENGTH),
    };
    return formatMessage(coupleId, 'peer', piece);
  });
}
