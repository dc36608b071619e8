import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
const isFull = () => Boolean(document.fullscreenElement);

/** Switches the page to full screen; null where the browser cannot, as on an iPhone. */
export function useFullScreen() {
  const isOn = useSyncExternalStore(subscribe, isFull);
  if (!document.fullscreenEnabled) return null;
  function toggle() {
    // Ignore a refusal by the browser: the player is then as large as the window.
    if (isOn) document.exitFullscreen().catch(() => {});
    else document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
  }
  return { isOn, toggle };
}

/** Leaves full screen when the player is closed. */
export function useLeavingFullScreen(): void {
  useEffect(
    () => () => {
      if (isFull()) document.exitFullscreen().catch(() => {});
    },
    [],
  );
}
