import { expect, test } from 'vitest';
import { drawChallengePictures } from './pictures.ts';

test('each challenge is drawn with two people of its own', () => {
  const pictures = drawChallengePictures();
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(5);
  for (const { svg } of pictures) {
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(/NaN|undefined/);
  }
});
