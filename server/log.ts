import { type Logger, pino } from 'pino';

/** Standard output is for the person who started the app, standard error for the log. */
const STANDARD_ERROR = 2;
const BUFFER_BYTES = 4_096;
const FLUSH_EVERY_MS = 250;

/** Writing each line by itself was a tenth of what a call costs; pino writes the rest at exit. */
export function startLog(level: string): Logger {
  const destination = pino.destination({
    dest: STANDARD_ERROR,
    sync: false,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_EVERY_MS,
  });
  return pino({ level }, destination);
}
