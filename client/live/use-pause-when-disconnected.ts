import { useEffect, useEffectEvent } from 'react';

/** Time apart before the pause. A phone that changes networks is back sooner. */
const APART_MS = 5_000;

/**
 * Pauses once when the two phones have lost each other: a press of the partner may be on its way. A
 * member who then continues is not paused again.
 */
export function usePauseWhenDisconnected(isApart: boolean, pause: () => void): void {
  const onApart = useEffectEvent(pause);
  useEffect(() => {
    if (!isApart) return;
    const timer = setTimeout(() => onApart(), APART_MS);
    return () => clearTimeout(timer);
  }, [isApart]);
}
