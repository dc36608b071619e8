import type { KeyObject } from 'node:crypto';
import type { PeerMessage, PeerMessagePart } from '../../contract/live/video.ts';
import { seal, unseal } from '../security/sealing.ts';
import { formatMessage } from './live-message.ts';

/**
 * Characters per part. A sealed part takes 7,240 bytes and with its envelope stays below NOTIFY's
 * 8,000.
 */
const PART_LENGTH = 5_400;

/**
 * Binds a sealed part to its couple, sender, receiver and position, so that no other place opens
 * it.
 */
function context(coupleId: string, { id, by, from, to, part, parts }: PeerMessagePart): string {
  return `peer message ${[coupleId, id, by, from, to, part, parts].join(' ')}`;
}

/**
 * Splits a message for the other end into as many parts as PostgreSQL's notifications need. The
 * text names addresses and keys of phones, and PostgreSQL may write NOTIFY payloads to files and
 * logs. Therefore the text stays sealed until the process that passes it on.
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

/** Opens a part, into the form that phones receive. */
export function openedPart(key: KeyObject, coupleId: string, data: string): string {
  const piece = JSON.parse(data) as PeerMessagePart;
  return JSON.stringify({ ...piece, text: unseal(key, context(coupleId, piece), piece.text) });
}
