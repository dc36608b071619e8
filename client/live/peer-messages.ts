import { type PeerMessagePart, sendPeerMessage } from '../../contract/live/video.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { commands } from './commands.ts';
import { changeLive, currentLive } from './live-store.ts';
import type { PeerMessages } from './video/video-call.ts';
import { endId } from './video-endpoint.ts';

const ANSWER_TIMEOUT_MS = 3_000;
const RETRY_AFTER_MS = 400;
const MAX_TRIES = 4;

/**
 * Number of messages kept until this page listens: the partner's end may be ready before this
 * page's script.
 */
const MAX_EARLY = 64;

/**
 * Exchanges messages with the partner's end through the room. `take` receives the messages from the
 * stream.
 */
export function peerMessages(roomId: string): PeerMessages & { take(part: PeerMessagePart): void } {
  let early: PeerMessagePart[] = [];
  let listener: ((part: PeerMessagePart) => void) | null = null;
  return {
    take(part) {
      if (listener) listener(part);
      else early = [...early, part].slice(-MAX_EARLY);
    },
    listen(onPart) {
      listener = onPart;
      for (const part of early) onPart(part);
      early = [];
      return () => {
        listener = null;
      };
    },
    async send(to, text) {
      const body = { id: crypto.randomUUID(), roomId, from: endId, to, text };
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        try {
          const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
          const { iceServers } = await call(sendPeerMessage, { body, signal });
          changeLive({ iceServers });
          return;
        } catch (error) {
          const { status = 0 } = error instanceof ApiError ? error : {};
          // Give up: the two ends have changed. The search for a network path sends a lost message
          // again.
          if (status >= 400 && status < 500) return;
          await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
        }
      }
    },
    async latestServers(to) {
      // Wait for the answer to this page's own wish, which names the servers: the news that both
      // agreed may arrive before it.
      if (!currentLive().iceServers) await commands.pendingAnswered().catch(() => {});
      // Send an empty message, whose answer names the servers: the answer to a wish sent before the
      // partner agreed names none.
      if (!currentLive().iceServers) await this.send(to, '{}');
      // Continue without servers: two phones in the same network find a path without them.
      return currentLive().iceServers ?? [];
    },
  };
}
