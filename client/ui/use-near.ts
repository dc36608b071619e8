import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onNear` when the element that gets this ref comes within `margin` of the screen. */
export function useNear(onNear: () => void, margin = '0px') {
  const place = useRef<HTMLDivElement>(null);
  const call = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && call(), {
      rootMargin: margin,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [margin]);
  return place;
}
