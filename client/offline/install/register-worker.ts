import { SERVICE_WORKER } from '../../../contract/offline/service-worker.ts';
import { renewSubscription } from '../../device/push-subscription.ts';
import { loadPatiently } from '../../ui/load-patiently.ts';
import { followUpdates } from './follow-updates.ts';

/**
 * Registers the service worker. A browser that refuses it continues without it; one that cannot
 * fetch it tries again.
 */
export async function registerWorker(): Promise<void> {
  const registration = await loadPatiently(register);
  if (!registration) return;
  followUpdates(registration);
  if (document.documentElement.dataset.login !== 'held') return;
  // If this fails, notifications come by email until a later page tells the server.
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
