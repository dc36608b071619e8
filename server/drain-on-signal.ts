import type { Logger } from 'pino';

/** Supervisors wait ten seconds. A database that is still silent by then loses nothing by being left. */
const DRAIN_LIMIT_MS = 9_000;

type Step = () => unknown;

/** Stops the app in these steps, and ends the process in order, whatever one of them comes to. */
export function drainOnSignal(
  log: Logger,
  steps: readonly Step[],
  onFailure: (error: unknown) => void,
  limitMs = DRAIN_LIMIT_MS,
): void {
  let isDraining = false;
  async function onSignal() {
    // Ctrl-C reaches the process twice when npm started it.
    if (isDraining) return;
    isDraining = true;
    setTimeout(() => {
      log.warn('stopped without waiting any longer for a database or service that is silent');
      process.exit(0);
    }, limitMs).unref();
    for (const step of steps) {
      // A failure must not keep the database from being closed after it.
      await Promise.resolve().then(step).catch(onFailure);
    }
    process.exit(0);
  }
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
