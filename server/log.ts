import { type DestinationStream, type Logger, pino } from 'pino';

/** Standard output is for the person who started it, standard error for the log. */
const STANDARD_ERROR = 2;
const WARNING = 40;
/** As much as is worth a write of its own. */
const WORTH_WRITING = 4_096;
const LONGEST_WAIT_MS = 250;

/** What a log's lines go to; `lastLevel` is how grave the next one is. */
type Lines = DestinationStream & { lastLevel: number };
type Writer = { write(text: string): unknown; flush(): void };

export function startLog(level: string): Logger {
  // Before the writer is made, which at the exit writes out what it was given so far.
  process.once('exit', () => lines.passOn());
  const writer = pino.destination({ dest: STANDARD_ERROR, sync: false, minLength: WORTH_WRITING });
  const lines = gathered(writer);
  return pino({ level }, lines);
}

/**
 * A line a request, each written for itself, was a tenth of what a call costs. Lines wait for a
 * quarter of a second at most, except for those that tell of something gone wrong: they may be the
 * last that is heard of this process.
 */
export function gathered(writer: Writer): Lines & { passOn(): void } {
  let waiting = '';
  const passOn = () => {
    if (waiting) writer.write(waiting);
    waiting = '';
  };
  const hurry = () => {
    if (!waiting) return;
    passOn();
    writer.flush();
  };
  setInterval(hurry, LONGEST_WAIT_MS).unref();
  const lines = {
    // Asks the logger to say how grave each line is.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      waiting += line;
      if (lines.lastLevel >= WARNING) hurry();
      else if (waiting.length >= WORTH_WRITING) passOn();
    },
    passOn,
  };
  return lines;
}
