import { type ComponentProps, useEffect, useRef } from 'react';

let shownPath: string | null = null;
let cameByHistory = false;

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    cameByHistory = true;
  });
}

/** True while the first page of this visit renders. */
export const isFirstPage = () => shownPath === null;

/**
 * Moves the focus and the scroll position to a newly opened page, as the browser itself would. The
 * first page of a visit is left alone, and going back keeps the scroll position.
 */
function announceArrival(heading: HTMLElement): void {
  const path = location.pathname;
  if (shownPath !== null && shownPath !== path) {
    heading.focus({ preventScroll: true });
    if (!cameByHistory) scrollTo(0, 0);
  }
  shownPath = path;
  cameByHistory = false;
}

type PageHeadingProps = ComponentProps<'h1'> & {
  /** True for a heading that replaces another on the same page, after a form was submitted. */
  takesFocus?: boolean | undefined;
};

/** Renders the only h1 of a page, which takes the focus when someone navigates to the page. */
export function PageHeading({ className = 'text-title', takesFocus, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!heading.current) return;
    announceArrival(heading.current);
    if (takesFocus) heading.current.focus();
  }, [takesFocus]);
  return <h1 ref={heading} tabIndex={-1} className={className} {...rest} />;
}
