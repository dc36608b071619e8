import { type ComponentProps, useEffect, useRef } from 'react';
import { announceArrival } from './arrival.ts';

type PageHeadingProps = ComponentProps<'h1'> & {
  /** For a heading that replaces another on the same page, where a form has done its work. */
  takesFocus?: boolean;
};

/** The one h1 of a page; it takes the focus when the page is arrived at. */
export function PageHeading({ className = 'text-title', takesFocus, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!heading.current) return;
    announceArrival(heading.current);
    if (takesFocus) heading.current.focus();
  }, [takesFocus]);
  return <h1 ref={heading} tabIndex={-1} className={className} {...rest} />;
}
