import { whenIdle } from '../ui/when-idle.ts';
import { pageBuild } from './page-build.ts';

/** After everything that the page itself loads: what is first seen never waits for the worker. */
const REST_MS = 2000;

/** Registers the service worker once the page is at rest; where there can be none, nothing is lost. */
export function registerWorkerAtRest(): () => void {
  if (!('serviceWorker' in navigator) || pageBuild() === null) return () => {};
  let cancel = () => {};
  const rest = () => {
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void import('./register-worker.ts').then((m) => m.registerWorker()));
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
