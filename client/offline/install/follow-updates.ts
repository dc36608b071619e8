import type { MessageToWorker } from '../../../contract/offline/service-worker.ts';
import { announceUpdate } from './app-update.ts';
import { pageBuild } from './page-build.ts';

/**
 * Pause between checks for a new build. A page may stay open for days, so a page that comes back
 * into view checks again.
 */
const CHECK_INTERVAL_MS = 30 * 60_000;
/** Longest wait after a press on "Update". */
const LONGEST_TAKE_OVER_MS = 3_000;

/**
 * Announces a worker of another build than this page's. Pages come from the network first, so a
 * page may already be of the new build: then the worker takes over without notice.
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
    // Without a network, there is no new build to fetch.
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
 * Reloads the page with the newest build. The waiting worker takes over first, also for other tabs:
 * if the network is too slow, the old worker opens the app shell of its own build.
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
    // Do not wait forever: a browser may hold the worker back until the old one has finished its
    // work.
    setTimeout(resolve, LONGEST_TAKE_OVER_MS);
    send(worker, { kind: 'take-over' });
  });
}
