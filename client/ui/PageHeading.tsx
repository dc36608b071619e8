import { type ComponentProps, useEffect, useRef } from 'react';

let shownPath: string | null = null;
let cameByHistory = false;

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    cameByHistory = true;
  });
}

/** Whether the page that is being drawn is the first of this visit. */
export const isFirstPage = () => shownPath === null;

/**
 * Hands the keyboard and the screen reader over to a page that was navigated to, as the browser
 * itself would. The first page of a visit is left alone, and going back keeps the scroll position.
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
  /** For a heading that replaces another on the same page, where a form has done its work. */
  takesFocus?: boolean | undefined;
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
