import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Calls `onEnd` after `ms` that pass only while nothing holds them, and never behind another tab. */
export function useCountdown(
  ms: number,
  isHeld: boolean,
  onEnd: () => void,
): { isPaused: boolean } {
  const isHidden = useIsHidden();
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  const isPaused = isHeld || isHidden;
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
  return { isPaused };
}

function useIsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(document.hidden);
  useEffect(() => {
    const update = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}
