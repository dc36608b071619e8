import { SERVICE_WORKER } from '../../contract/service-worker.ts';
import { followUpdates } from './follow-updates.ts';

/** A browser that refuses the worker, or cannot install it, goes on as without one. */
export async function registerWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER, {
      updateViaCache: 'none',
    });
    followUpdates(registration);
  } catch {
    // A later page tries again.
  }
}
