import type { METRIC_IDS } from '../../../contract/admin/desk.ts';

export type MetricId = (typeof METRIC_IDS)[number];

export const SAMPLE_SECONDS = 30;

/** Values beyond `limit` for `minutes` without a break are worth a look (docs/operations.md). */
type Threshold = { limit: number; minutes: number; isBelow?: true };

/** Null if there is no general limit: only the usual values of a site tell. */
export const THRESHOLDS: Readonly<Record<MetricId, Threshold | null>> = {
  /** Milliseconds within which 99 of 100 calls are answered. */
  latency: { limit: 250, minutes: 5 },
  /** Percent of calls that failed by our fault. */
  errors: { limit: 0.1, minutes: 5 },
  /** Milliseconds. */
  lag: { limit: 100, minutes: 5 },
  /** Queries that wait for a connection. */
  connections: { limit: 0, minutes: 1 },
  refused: null,
  throttled: { limit: 0, minutes: 5 },
  failures: { limit: 0, minutes: 5 },
  /** Megabytes. */
  memory: { limit: 1000, minutes: 5 },
  /** Percent of one core. */
  cpu: { limit: 80, minutes: 5 },
  /** Free gigabytes. */
  disk: { limit: 2, minutes: 1, isBelow: true },
};

export const OLDEST_MAIL_SECONDS = 900;

export function needsAttention(id: MetricId, values: readonly (number | null)[]): boolean {
  const threshold = THRESHOLDS[id];
  if (!threshold) return false;
  const { limit, minutes, isBelow = false } = threshold;
  const recent = values.slice(-(minutes * 60) / SAMPLE_SECONDS);
  const isBeyond = (value: number | null) =>
    value !== null && (isBelow ? value < limit : value > limit);
  return recent.length >= (minutes * 60) / SAMPLE_SECONDS && recent.every(isBeyond);
}
