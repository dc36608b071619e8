import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Not before it is on the screen: what lies below is often never looked at. */
const AHEAD = '0px';

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
