import type { KeyObject } from 'node:crypto';
import type { PeerMessage, PeerMessagePart } from '../../contract/live/video.ts';
import { seal, unseal } from '../security/sealing.ts';
import { formatMessage } from './live-message.ts';

/** Sealed it takes 7,240 bytes, and with what stands around it less than NOTIFY's 8,000. */
const PART_LENGTH = 5_400;

/** Whose message it is, and which part: sealed for another, or in another's place, it does not open. */
function context(coupleId: string, { id, by, from, to, part, parts }: PeerMessagePart): string {
  return `peer message ${[coupleId, id, by, from, to, part, parts].join(' ')}`;
}

/**
 * A message for the other end: one part, or as many as PostgreSQL's notifications need. Its text
 * names addresses and keys of phones; what NOTIFY carries lies in files and may be logged, so it is
 * sealed until the process that passes it on.
 */
export function peerMessageParts(
  key: KeyObject,
  { id: by, coupleId }: { id: string; coupleId: string },
  { id, from, to, text }: PeerMessage,
): string[] {
  const parts = Math.ceil(text.length / PART_LENGTH);
  return Array.from({ length: parts }, (_, part) => {
    const start = part * PART_LENGTH;
    const piece = { id, by, from, to, part, parts, text: text.slice(start, start + PART_LENGTH) };
    const sealed = seal(key, context(coupleId, piece), piece.text);
    return formatMessage(coupleId, 'peer', { ...piece, text: sealed });
  });
}

/** A part as phones are sent it. */
export function openedPart(key: KeyObject, coupleId: string, data: string): string {
  const piece = JSON.parse(data) as PeerMessagePart;
  return JSON.stringify({ ...piece, text: unseal(key, context(coupleId, piece), piece.text) });
}
