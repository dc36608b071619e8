import type { PeerMessage, PeerMessagePart } from '../../contract/video.ts';
import { formatMessage } from './live-message.ts';

/** As JSON, and with what stands around it still below NOTIFY's 8,000 bytes. */
const MAX_PART_BYTES = 7_400;
/** Of what does not fit: as JSON, a text of ASCII takes twice as many bytes at most. */
const PART_LENGTH = 3_500;

/** A message for the other end: one part, or as many as PostgreSQL's notifications need. */
export function peerMessageParts(
  { id: by, coupleId }: { id: string; coupleId: string },
  { id, from, to, text }: PeerMessage,
): string[] {
  const length = JSON.stringify(text).length <= MAX_PART_BYTES ? text.length : PART_LENGTH;
  const parts = Math.ceil(text.length / length);
  return Array.from({ length: parts }, (_, part) => {
    const start = part * length;
    const piece: PeerMessagePart = {
      id,
      by,
      from,
      to,
      part,
      parts,
      text: text.slice(start, start + length),
    };
    return formatMessage(coupleId, 'peer', piece);
  });
}
