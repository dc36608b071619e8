import { readLocal, writeLocal } from './local-store.ts';

const KEY = 'timeZone';
/** When nothing that someone waits for is under way any more. */
const LATER_MS = 3_000;

type Kept = { zone: string; offset: number };

function isKept(value: unknown): value is Kept {
  const { zone, offset } = (value ?? {}) as Partial<Kept>;
  return typeof zone === 'string' && typeof offset === 'number';
}

const offsetNow = () => new Date().getTimezoneOffset();
const zoneNow = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';

/** Newer browsers tell it at once. */
type Newer = { Temporal?: { Now: { timeZoneId(): string } } };

/** Not asked yet, about to be, or asked: from then on it costs nothing to ask again. */
let browser: 'cold' | 'about-to-be-asked' | 'asked' = 'cold';

function askAndKeep(): string {
  browser = 'asked';
  const zone = zoneNow();
  writeLocal(KEY, { zone, offset: offsetNow() });
  return zone;
}

/**
 * Where the couple's days begin and end. Asked each time, since phones travel; but an older
 * browser needs some forty milliseconds for its first answer, just when a page wants to be drawn.
 * There a page's first calls name what the last page found, as long as the clock agrees, and then
 * it is asked.
 */
export function timeZone(): string {
  const { Temporal } = globalThis as Newer;
  if (Temporal) return Temporal.Now.timeZoneId();
  if (browser === 'asked') return zoneNow();
  const kept = readLocal(KEY, isKept);
  if (kept?.offset !== offsetNow()) return askAndKeep();
  if (browser === 'cold') setTimeout(askAndKeep, LATER_MS);
  browser = 'about-to-be-asked';
  return kept.zone;
}
