import { type ReactNode, useState } from 'react';
import { useInView } from './use-in-view.ts';

type WhenNearProps = { placeholder: ReactNode; children: ReactNode };

/** Renders a part of a long page once someone has scrolled to it: many never do. */
export function WhenInView({ placeholder, children }: WhenNearProps) {
  const [isNear, setIsNear] = useState(false);
  const place = useInView(() => setIsNear(true));
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
