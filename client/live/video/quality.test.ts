import { expect, test } from 'vitest';
import { FIRST_QUALITY, type NetworkSample, nextQuality, type Quality } from './quality.ts';

const GOOD: NetworkSample = { loss: 0.01, roundTripMs: 60 };
const after = (quality: Quality, ...samples: NetworkSample[]) =>
  samples.reduce<Quality>(nextQuality, quality);
const times = (count: number, sample: NetworkSample) => Array.from({ length: count }, () => sample);

test.each<[string, NetworkSample]>([
  ['packets are lost', { loss: 0.2, roundTripMs: 60 }],
  ['every packet takes a second', { loss: 0, roundTripMs: 1_000 }],
  ['nothing comes back', null],
])('when %s the picture gives way, then stops', (_, bad) => {
  const pictures = [2, 4, 6, 20].map((count) => after(FIRST_QUALITY, ...times(count, bad)).picture);
  expect(pictures).toEqual(['reduced', 'small', 'held', 'held']);
});

test('one bad moment changes nothing', () => {
  expect(after(FIRST_QUALITY, null, GOOD, null, GOOD, null).picture).toBe('whole');
});

test('when the network is good again the picture comes back by itself, step by step', () => {
  const held = after(FIRST_QUALITY, ...times(6, null));
  const steps: string[] = [];
  let quality = held;
  for (let count = 0; count < 12; count++) {
    quality = nextQuality(quality, GOOD);
    if (steps.at(-1) !== quality.picture) steps.push(quality.picture);
  }
  // Expect a step up after four good samples, eight seconds: one bad stretch does not slow this
  // down.
  expect(steps).toEqual(['held', 'small', 'reduced', 'whole']);
});

test('a network that is good only for moments is tried ever more rarely', () => {
  const first = after(FIRST_QUALITY, null, null);
  const second = after(first, ...times(first.patience, GOOD), null, null);
  expect(second.patience).toBeGreaterThan(first.patience);
  // Expect the first patience again after a while at the best quality.
  expect(after(second, ...times(100, GOOD))).toMatchObject({ picture: 'whole', patience: 4 });
});
