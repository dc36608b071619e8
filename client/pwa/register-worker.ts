import { SERVICE_WORKER } from '../../contract/service-worker.ts';
import { renewSubscription } from '../reminders/push.ts';
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
    return;
  }
  if (document.documentElement.dataset.login !== 'held') return;
  // Without it notifications come by mail until a later page has told the server.
  await renewSubscription().catch(() => undefined);
}
