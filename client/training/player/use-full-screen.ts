import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
const isFull = () => Boolean(document.fullscreenElement);

/** The whole screen for the page, where the browser can; null where it cannot, as on an iPhone. */
export function useFullScreen() {
  const isOn = useSyncExternalStore(subscribe, isFull);
  if (!document.fullscreenEnabled) return null;
  function toggle() {
    // A browser may refuse; the player is then as large as the window.
    if (isOn) document.exitFullscreen().catch(() => {});
    else document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
  }
  return { isOn, toggle };
}

/** Gives the screen back when the player is left. */
export function useLeavingFullScreen(): void {
  useEffect(
    () => () => {
      if (isFull()) document.exitFullscreen().catch(() => {});
    },
    [],
  );
}
