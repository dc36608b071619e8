import type { PeerMessagePart } from '../../../contract/live/video.ts';

/** Number of messages remembered, so that a message that was sent twice counts once. */
const REMEMBERED = 64;

/** Puts the parts of messages together again; calls `onMessage` once for each, with its sender's end. */
export function peerInbox(onMessage: (from: string, text: string) => void) {
  const parts = new Map<string, string[]>();
  const seen: string[] = [];
  return (piece: PeerMessagePart): void => {
    if (seen.includes(piece.id)) return;
    const known = parts.get(piece.id) ?? [];
    known[piece.part] = piece.text;
    parts.set(piece.id, known);
    if (Object.keys(known).length < piece.parts) return;
    parts.delete(piece.id);
    seen.push(piece.id);
    if (seen.length > REMEMBERED) seen.shift();
    onMessage(piece.from, known.join(''));
  };
}
