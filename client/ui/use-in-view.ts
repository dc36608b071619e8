import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Calls `onNear` when the element that gets this ref comes within `margin` of the screen. */
export function useInView<E extends HTMLElement = HTMLDivElement>(
  onNear: () => void,
  margin = '0px',
) {
  const place = useRef<E>(null);
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

/**
 * Replaces the browsers' own lazy loading, which begins some 3,000 pixels ahead and fetches
 * pictures that many never scroll to.
 */
const PICTURES_AHEAD = '500px';

/** Tells when to fetch the pictures in the element that gets `place` as its ref. */
export function usePicturesInView<E extends HTMLElement>() {
  const [areNear, setAreNear] = useState(false);
  const place = useInView<E>(() => setAreNear(true), PICTURES_AHEAD);
  return { place, areNear };
}
