import { useEffect, useEffectEvent, useState } from 'react';
import type { ChoiceCommand } from '../../contract/live/room-choices.ts';
import { ApiError } from '../lib/api-error.ts';
import { tryStorage } from '../lib/web-storage.ts';
import { commands } from './commands.ts';
import { useLive } from './live-store.ts';

const RETRY_AFTER_MS = 1_000;

type WithoutIds<C> = C extends unknown ? Omit<C, 'commandId' | 'chosenAt'> : never;

/** Keeps telling the server what this member chose, until it has heard; nothing shows of it. */
function useTold(choice: WithoutIds<ChoiceCommand> | null): void {
  const told = choice && JSON.stringify(choice);
  const tell = useEffectEvent(async () => {
    if (!choice) return;
    // Of this device, and never set back while the page is open.
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
        // Whatever the server will refuse again needs no repeating, but for a page that is just arriving.
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

/** Whether this member is in, for the server alone. A reload forgets it, there as well. */
export function useSayingIn(roomId: string) {
  const { couple, link } = useLive();
  const [isIn, setIsIn] = useState<boolean | null>(null);
  const stream = link === 'live' ? couple?.stream : null;
  useTold(isIn !== null && stream ? { type: 'say-in', roomId, isIn, stream } : null);
  return [isIn ?? false, setIsIn] as const;
}

const KEPT_WISH = 'live-wish';

/** Whether this member wants saved what a red signal ended, for the server alone. */
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
