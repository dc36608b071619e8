import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { allWorkouts } from './catalogue.ts';
import { drawFirstSteps } from './first-steps.ts';

const pictures = drawFirstSteps();

test('every first step but the bedroom’s is drawn by day and in the evening, unlike all others', () => {
  const open = allWorkouts.filter(({ category }) => category !== 'bedroom');
  expect(pictures.map(({ url }) => url)).toEqual(
    open.flatMap(({ id }) => [
      `/covers/first-steps/${id}.svg`,
      `/covers/first-steps/${id}-evening.svg`,
    ]),
  );
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
});

test('the picture of a first step is whole, small, and free of what the content policy forbids', () => {
  for (const { svg } of pictures) {
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(/style|script|href|NaN|undefined/);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(12_000);
  }
});
