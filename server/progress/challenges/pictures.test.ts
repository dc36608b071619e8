import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { challenges } from '../../../content/challenges.ts';
import { drawChallengePictures } from './pictures.ts';

const pictures = drawChallengePictures();

test('each challenge is drawn by day and in the evening, each picture unlike all others', () => {
  expect(pictures.map(({ url }) => url)).toEqual(
    challenges.flatMap(({ id }) => [
      `/covers/challenges/${id}.svg`,
      `/covers/challenges/${id}-evening.svg`,
    ]),
  );
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
});

test('the picture of a challenge is whole and small', () => {
  for (const { svg } of pictures) {
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(12_000);
  }
});
