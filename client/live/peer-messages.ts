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

/** What came before anyone listened: the other end may be quicker than our own script. */
const MAX_EARLY = 64;

/** How this page reaches the partner's end through the room. `take` is given what the stream brings. */
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
          // These are no longer the two ends. Whatever is lost is said again when no way is found.
          if (status >= 400 && status < 500) return;
          await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
        }
      }
    },
    async latestServers(to) {
      // That both agreed may be heard before the answer to this page's own wish, which names them.
      if (!currentLive().iceServers) await commands.pendingAnswered().catch(() => {});
      // An end that asked before the other agreed has none yet: the answer to a message names them.
      if (!currentLive().iceServers) await this.send(to, '{}');
      // Without them a way within one network is found all the same.
      return currentLive().iceServers ?? [];
    },
  };
}
