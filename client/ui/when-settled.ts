import { whenIdle } from './when-idle.ts';

/** Time after the load in which a page is read and judged, and does nothing else. */
const SETTLED_MS = 5_000;
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Runs `work` five seconds after the load or at the first press, once the page is idle. */
export function whenSettled(work: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let timer: ReturnType<typeof setTimeout>;
  let cancel = () => {};
  function begin(): void {
    waiting.abort();
    clearTimeout(timer);
    cancel = whenIdle(work);
  }
  function wait(): void {
    timer = setTimeout(begin, SETTLED_MS);
  }
  if (navigator.userActivation?.hasBeenActive) begin();
  else {
    for (const press of PRESSES) addEventListener(press, begin, { signal, passive: true });
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { signal });
  }
  return () => {
    waiting.abort();
    clearTimeout(timer);
    cancel();
  };
}
