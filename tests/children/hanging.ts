import { setTimeout as pause } from 'node:timers/promises';
import { startWatchdog } from '../../server/watchdog.ts';

/**
 * Runs with the watchdog, either busy forever or idle. Prints a line each time the process is
 * alive.
 */
const [what] = process.argv.slice(2);
startWatchdog({ tickMs: 50, limitMs: 1_000 });
console.log(`ready ${process.pid}`);
if (what === 'hang') {
  await pause(200);
  for (;;);
}
for (;;) {
  await pause(100);
  console.log('alive');
}
