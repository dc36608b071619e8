// Runs on its own thread and in plain JavaScript, so as to work while the main thread does not.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beats, tickMs, limitMs } = workerData;
let lastBeat = -1;
let silentTicks = 0;

// Count ticks of this thread, not the clock: a machine that sleeps stops both threads.
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  const isDebugged = Atomics.load(beats, 1) === 1;
  silentTicks = beat === lastBeat && !isDebugged ? silentTicks + 1 : 0;
  lastBeat = beat;
  if (silentTicks * tickMs < limitMs) return;
  const msg = `this process has not answered for ${limitMs / 1000} s and ends itself`;
  const line = { level: 60, time: Date.now(), pid: process.pid, msg };
  writeSync(2, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}, tickMs);
