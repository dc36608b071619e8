import { loadPatiently } from '../../ui/load-patiently.ts';
import { whenSettled } from '../../ui/when-settled.ts';
import { pageBuild } from './page-build.ts';

/** Leaves the first seconds after the page has settled to the other work in the background. */
const AFTER_OTHER_WORK_MS = 2_000;

/** Registers the service worker, last of all. Does nothing where there can be none. */
export function registerWorkerAtRest(): () => void {
  if (!('serviceWorker' in navigator) || pageBuild() === null) return () => {};
  let timer: ReturnType<typeof setTimeout>;
  async function register() {
    const { registerWorker } = await loadPatiently(() => import('./register-worker.ts'));
    await registerWorker();
  }
  const cancel = whenSettled(() => {
    timer = setTimeout(register, AFTER_OTHER_WORK_MS);
  });
  return () => {
    cancel();
    clearTimeout(timer);
  };
}
