const EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls `tell` with the path of each link that someone is about to follow. Returns how to stop. */
export function onLinkIntent(tell: (path: string) => void): () => void {
  const listen = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link) tell(link.pathname);
  };
  for (const event of EVENTS) document.addEventListener(event, listen, { passive: true });
  return () => {
    for (const event of EVENTS) document.removeEventListener(event, listen);
  };
}
