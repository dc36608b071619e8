import { SERVICE_WORKER } from '../../../contract/offline/service-worker.ts';
import { renewSubscription } from '../../device/push-subscription.ts';
import { loadPatiently } from '../../ui/load-patiently.ts';
import { followUpdates } from './follow-updates.ts';

/** A browser that refuses the worker goes on as without one; one that cannot fetch it tries again. */
export async function registerWorker(): Promise<void> {
  const registration = await loadPatiently(register);
  if (!registration) return;
  followUpdates(registration);
  if (document.documentElement.dataset.login !== 'held') return;
  // Without it notifications come by mail until a later page has told the server.
  await renewSubscription().catch(() => undefined);
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' });
  } catch (error) {
    if (error instanceof TypeError) throw error;
    return null;
  }
}
