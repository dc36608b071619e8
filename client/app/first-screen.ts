import { useEffect, useRef } from 'react';

/** What is shown in place of a page that has nothing of its own to show yet. */
const LOADING = ':scope > .splash, [data-loading]';

/** Takes the first screen out of the HTML (FirstScreen.tsx) once the page shows as much itself. */
export function useFirstScreen(path: string): void {
  const first = useRef(path);
  useEffect(emptyWhenLoaded, []);
  useEffect(() => {
    if (path !== first.current) document.querySelector('.first-screen')?.remove();
  }, [path]);
}

/** The element stays, empty, for as long as the page: while it is there, the page does not arrive anew. */
function emptyWhenLoaded(): (() => void) | undefined {
  const root = document.getElementById('root');
  const screen = document.querySelector('.first-screen');
  if (!root || !screen) return;
  const observer = new MutationObserver(look);
  function look() {
    if (root?.matches(':empty') || root?.querySelector(LOADING)) return;
    observer.disconnect();
    screen?.replaceChildren();
  }
  observer.observe(root, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
