import type { Logger } from 'pino';

/** Supervisors wait ten seconds. Leaving a database that is still silent by then loses nothing. */
const DRAIN_LIMIT_MS = 9_000;

type Step = () => unknown;

/** Stops the app in these steps and ends the process in order, even if a step fails. */
export function drainOnSignal(
  log: Logger,
  steps: readonly Step[],
  onFailure: (error: unknown) => void,
  limitMs = DRAIN_LIMIT_MS,
): void {
  let isDraining = false;
  async function onSignal() {
    // Ignore a second signal: Ctrl-C reaches the process twice when npm started it.
    if (isDraining) return;
    isDraining = true;
    setTimeout(() => {
      log.warn('stopped without waiting any longer for a database or service that is silent');
      process.exit(0);
    }, limitMs).unref();
    for (const step of steps) {
      // Catch failures, so that a later step still closes the database.
      await Promise.resolve().then(step).catch(onFailure);
    }
    process.exit(0);
  }
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
