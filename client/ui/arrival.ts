let shownPath: string | null = null;
let cameByHistory = false;

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    cameByHistory = true;
  });
}

/**
 * Hands the keyboard and the screen reader over to a page that was navigated to, as the browser
 * itself would. The first page of a visit is left alone, and going back keeps the scroll position.
 */
export function announceArrival(heading: HTMLElement): void {
  const path = location.pathname;
  if (shownPath !== null && shownPath !== path) {
    heading.focus({ preventScroll: true });
    if (!cameByHistory) scrollTo(0, 0);
  }
  shownPath = path;
  cameByHistory = false;
}
