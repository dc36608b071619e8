const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** Formats a distance in time: 2 hours ago, or in 5 minutes. */
export function distanceText(isoTime: string, now: number): string {
  const ms = Date.parse(isoTime) - now;
  const step = STEPS.find((one) => Math.abs(ms) >= one.ms);
  return step ? relative.format(Math.trunc(ms / step.ms), step.unit) : 'just now';
}

/** Start and end of a day such as 2026-03-11 in the operator's zone; null if not a day. */
export function momentsOf(day: string): { from: string; until: string } | null {
  const start = new Date(`${day}T00:00:00`);
  if (Number.isNaN(start.getTime()) || !day.startsWith('2')) return null;
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { from: start.toISOString(), until: end.toISOString() };
}
