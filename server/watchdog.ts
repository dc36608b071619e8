import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { filePaths } from './file-paths.ts';

/** Longer than anything that we do in one piece, such as rewriting a large embedded database. */
const DEFAULTS = { tickMs: 1_000, limitMs: 60_000 };

/**
 * Ends this process when its event loop stands still for too long, so that whoever runs it starts
 * it again. A debugger may hold it for as long as it likes.
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
