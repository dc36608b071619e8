import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { filePaths } from './file-paths.ts';

/** Exceeds our longest uninterrupted work, such as rewriting a large embedded database. */
const DEFAULTS = { tickMs: 1_000, limitMs: 60_000 };

/**
 * Ends this process when its event loop stands still for too long, so that its supervisor starts it
 * again. A debugger may pause the process for any time.
 */
export function startWatchdog({ tickMs, limitMs } = DEFAULTS): void {
  const beats = new Int32Array(new SharedArrayBuffer(8));
  function beat(): void {
    Atomics.add(beats, 0, 1);
    Atomics.store(beats, 1, inspector.url() ? 1 : 0);
  }
  beat();
  setInterval(beat, tickMs).unref();
  const worker = new Worker(filePaths.watchdog, { workerData: { beats, tickMs, limitMs } });
  worker.unref();
}
