import { SERVICE_WORKER } from '../../contract/service-worker.ts';

/** A browser that refuses or cannot reach the worker goes on as without one. */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' });
  } catch {
    // A later page tries again.
  }
}
