import { expect, test } from 'vitest';
import { everyPicture } from '../../tests/step-pictures.ts';

test('no step draws the couple by more than a quarter larger than another of its workout', () => {
  const uneven = everyPicture().filter((steps) => {
    const scales = steps.map(({ solvedScene }) => solvedScene.camera.scale);
    return Math.max(...scales) / Math.min(...scales) > 1.25 + 0.002;
  });
  expect(uneven.map(([first]) => first?.name)).toEqual([]);
});
