import { loadPatiently } from '../../ui/load-patiently.ts';
import { whenAtRest } from '../../ui/when-at-rest.ts';
import { pageBuild } from './page-build.ts';

/** Registers the service worker once the page is at rest. Does nothing where there can be none. */
export function registerWorkerAtRest(): () => void {
  if (!('serviceWorker' in navigator) || pageBuild() === null) return () => {};
  return whenAtRest(async () => {
    const { registerWorker } = await loadPatiently(() => import('./register-worker.ts'));
    await registerWorker();
  });
}
