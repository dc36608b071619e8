import { pino } from 'pino';
import { drainOnSignal } from '../../server/drain-on-signal.ts';

const [how] = process.argv.slice(2);
const LIMIT_MS = 500;

function goesWrong(): Promise<void> {
  return how === 'hang' ? new Promise(() => {}) : Promise.reject(new Error('no disk'));
}

drainOnSignal(
  pino({ level: 'silent' }),
  [async () => console.log('requests'), goesWrong, async () => console.log('database')],
  (error) => console.log(`failed: ${(error as Error).message}`),
  LIMIT_MS,
);
setInterval(() => {}, 1_000);
console.log(process.pid);
