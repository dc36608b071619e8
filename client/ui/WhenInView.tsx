import { type ReactNode, useState } from 'react';
import { useNear } from './use-in-view.ts';

type WhenNearProps = { placeholder: ReactNode; children: ReactNode };

/** Renders a part of a long page only when someone has scrolled to it: many never do. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const [isNear, setIsNear] = useState(false);
  const place = useNear(() => setIsNear(true));
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
