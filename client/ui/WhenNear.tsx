import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far ahead of the screen something begins to load. */
const AHEAD = '200px';

type WhenNearProps = { placeholder: ReactNode; children: ReactNode };

/** Leaves a part of a long page to be loaded until someone scrolls towards it. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      { rootMargin: AHEAD },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
