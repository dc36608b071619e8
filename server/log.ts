import { type Logger, pino } from 'pino';

/** Log to standard error: standard output is for the person who started the app. */
const STANDARD_ERROR = 2;
const BUFFER_BYTES = 4_096;
const FLUSH_EVERY_MS = 250;

/** Buffers lines: writing each alone was a tenth of a call's cost. pino writes the rest at exit. */
export function startLog(level: string): Logger {
  const destination = pino.destination({
    dest: STANDARD_ERROR,
    sync: false,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_EVERY_MS,
  });
  return pino({ level }, destination);
}
