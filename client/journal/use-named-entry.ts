import { useEffect, useRef } from 'react';

/** Scrolls to the entry that the address names, which may be older than the loaded ones. */
export function useNamedEntry(fetchOlder: (() => void) | null): void {
  const reached = useRef('');
  useEffect(() => {
    const named = location.hash.slice(1);
    if (!named || reached.current === named) return;
    const card = document.getElementById(named);
    if (!card) return fetchOlder?.();
    reached.current = named;
    card.scrollIntoView();
    card.focus({ preventScroll: true });
  });
}
