import { useEffect, useEffectEvent } from 'react';

/** A phone that changes networks is back sooner. */
const APART_MS = 5_000;

/**
 * Pauses once when the phones of a couple have lost each other: what the other one pressed may be on
 * its way. Whoever goes on after that is not paused again.
 */
export function usePauseWhenDisconnected(isApart: boolean, pause: () => void): void {
  const onApart = useEffectEvent(pause);
  useEffect(() => {
    if (!isApart) return;
    const timer = setTimeout(() => onApart(), APART_MS);
    return () => clearTimeout(timer);
  }, [isApart]);
}
