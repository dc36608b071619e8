import { expect, test } from 'vitest';
import { type MetricId, needsAttention, SAMPLE_SECONDS, THRESHOLDS } from './alert-thresholds.ts';

const FIVE_MINUTES = (5 * 60) / SAMPLE_SECONDS;
const times = (count: number, value: number | null) => Array<number | null>(count).fill(value);

test.each<[MetricId, (number | null)[], boolean]>([
  ['latency', times(FIVE_MINUTES, 251), true],
  ['latency', times(FIVE_MINUTES, 250), false],
  ['latency', times(FIVE_MINUTES - 1, 999), false],
  ['latency', [...times(FIVE_MINUTES, 999), 10], false],
  ['latency', [10, ...times(FIVE_MINUTES, 999)], true],
  ['latency', [...times(FIVE_MINUTES - 1, 999), null], false],
  ['connections', [0, 0, 1, 1], true],
  ['connections', [1, 0], false],
  ['disk', [1.9, 1.9], true],
  ['disk', [2.1, 1.9], false],
  ['refused', times(100, 1000), false],
  ['cpu', [], false],
])('%s is worth a look after %j: %s', (id, values, isWorth) => {
  expect(needsAttention(id, values)).toBe(isWorth);
});

test('whatever lasts is judged within the hour that is kept', () => {
  for (const threshold of Object.values(THRESHOLDS)) {
    expect(threshold?.minutes ?? 0).toBeLessThan(60);
  }
});
