import type { MessageToWorker } from '../../../contract/offline/service-worker.ts';
import { announceUpdate } from './app-update.ts';
import { pageBuild } from './page-build.ts';

/** A page may stay open for days: it looks for a new build when it comes back into sight. */
const CHECK_INTERVAL_MS = 30 * 60_000;
/** Whoever pressed to load the new version waits no longer than this. */
const LONGEST_TAKE_OVER_MS = 3_000;

/**
 * Says when a worker of another build than this page's has come. A page that is already of the new
 * build, since pages come from the network first, has nothing to say: the worker just takes over.
 */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const judge = async (worker: ServiceWorker | null) => {
    if (!worker) return;
    if ((await buildOf(worker)) !== pageBuild()) announceUpdate();
    else if (worker === registration.waiting) send(worker, { kind: 'take-over' });
  };
  const followInstalling = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void judge(registration.waiting);
    });
  };
  void judge(registration.waiting);
  followInstalling();
  registration.addEventListener('updatefound', followInstalling);
  serviceWorker.addEventListener('controllerchange', () => void judge(serviceWorker.controller));
  checkWhenSeen(registration);
}

function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checkedAt >= CHECK_INTERVAL_MS;
    if (document.visibilityState !== 'visible' || !isDue) return;
    checkedAt = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => {});
  });
}

function send(worker: ServiceWorker, message: MessageToWorker, ports: Transferable[] = []): void {
  worker.postMessage(message, ports);
}

function buildOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      port1.close();
      resolve(data);
    };
    send(worker, { kind: 'tell-build' }, [port2]);
  });
}

/**
 * The page anew, with the newest build. The worker that waits takes over first, beside other tabs too:
 * on a network that is too slow, the one before would open the app shell of its own build.
 */
export async function loadUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) await takenOver(registration.waiting);
  location.reload();
}

function takenOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
    // A browser may let the worker wait for what the one before is doing.
    setTimeout(resolve, LONGEST_TAKE_OVER_MS);
    send(worker, { kind: 'take-over' });
  });
}
