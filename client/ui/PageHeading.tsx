import { type ComponentProps, useEffect, useRef } from 'react';
import { announceArrival } from './arrival.ts';

/** The one h1 of a page; it takes the focus when the page is arrived at. */
export function PageHeading({ className = 'text-title', ...rest }: ComponentProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) announceArrival(heading.current);
  }, []);
  return <h1 ref={heading} tabIndex={-1} className={className} {...rest} />;
}
