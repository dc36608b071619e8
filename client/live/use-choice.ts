import { useEffect, useEffectEvent, useState } from 'react';
import type { ChoiceCommand } from '../../contract/live/room-choices.ts';
import { ApiError } from '../lib/api-error.ts';
import { tryStorage } from '../lib/web-storage.ts';
import { commands } from './commands.ts';
import { useLive } from './live-store.ts';

const RETRY_AFTER_MS = 1_000;

type WithoutIds<C> = C extends unknown ? Omit<C, 'commandId' | 'chosenAt'> : never;

/**
 * Sends a member's choice again and again until the server has received it. The screen shows
 * nothing of this.
 */
function useTold(choice: WithoutIds<ChoiceCommand> | null): void {
  const told = choice && JSON.stringify(choice);
  const tell = useEffectEvent(async () => {
    if (!choice) return;
    // Use this device's monotonic clock, which is never set back while the page is open.
    const chosenAt = performance.timeOrigin + performance.now();
    await commands.send({ ...choice, commandId: crypto.randomUUID(), chosenAt });
  });
  useEffect(() => {
    if (!told) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOutdated = false;
    async function attempt() {
      try {
        await tell();
      } catch (error) {
        // Stop repeating a request that the server will refuse again, except while this page is
        // just arriving in the room.
        const isArriving = told?.includes('say-in');
        const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
        if (isOutdated || (isRefused && !isArriving)) return;
        timer = setTimeout(attempt, RETRY_AFTER_MS);
      }
    }
    void attempt();
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [told]);
}

/**
 * Tells the server alone whether this member is in. A reload forgets the choice, on the server too.
 */
export function useSayingIn(roomId: string) {
  const { couple, link } = useLive();
  const [isIn, setIsIn] = useState<boolean | null>(null);
  const stream = link === 'live' ? couple?.stream : null;
  useTold(isIn !== null && stream ? { type: 'say-in', roomId, isIn, stream } : null);
  return [isIn ?? false, setIsIn] as const;
}

const KEPT_WISH = 'live-wish';

/** Tells the server alone whether this member wants to save a workout that red ended. */
export function useWishToSave(roomId: string) {
  const { link } = useLive();
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const wasWanted = tryStorage(() => sessionStorage.getItem(KEPT_WISH), null) === roomId;
  const isToBeTold = isWanted !== null && link === 'live';
  useTold(isToBeTold ? { type: 'want-saved', roomId, isWanted } : null);
  function choose(isNowWanted: boolean) {
    setIsWanted(isNowWanted);
    tryStorage(() => sessionStorage.setItem(KEPT_WISH, isNowWanted ? roomId : ''));
  }
  return [isWanted ?? wasWanted, choose] as const;
}
