import { whenIdle } from './when-idle.ts';

/** Wait this long, so that everything that the page itself loads comes first. */
const REST_MS = 2000;

/** Runs `work` once the page is idle: the first view never waits for it. */
export function whenAtRest(work: () => void): () => void {
  let cancel = () => {};
  const rest = () => {
    const timer = setTimeout(() => {
      cancel = whenIdle(work);
    }, REST_MS);
    cancel = () => clearTimeout(timer);
  };
  if (document.readyState === 'complete') rest();
  else {
    addEventListener('load', rest, { once: true });
    cancel = () => removeEventListener('load', rest);
  }
  return () => cancel();
}
