import { expect, test } from 'vitest';
import type { SolvedFigure } from '../../illustration/rig/solve.ts';
import { allWorkouts } from '../../server/catalogue/catalogue.ts';
import { everyPicture } from '../../tests/step-pictures.ts';

const LONGEST_SECONDS = 45;
/** Heights in a figure about 300 tall. */
const LIFTED = 25;
const STANDING_HIP = 105;

/** The only leg that carries a figure, with the other foot in the air; null if there is none. */
function onlyLeg({ torso, limbs: { legNear, legFar } }: SolvedFigure): 'near' | 'far' | null {
  if (torso.pelvis.y < STANDING_HIP) return null;
  if (legNear.tip.y < LIFTED && legFar.tip.y > LIFTED) return 'near';
  return legFar.tip.y < LIFTED && legNear.tip.y > LIFTED ? 'far' : null;
}

test('nobody below Advanced stands on one leg for longer than 45 seconds at a time', () => {
  const pictures = everyPicture();
  const long = allWorkouts.flatMap(({ difficulty, steps }, workout) =>
    steps.flatMap(({ intervals, seconds, sides }, step) => {
      const { name, solvedScene } = pictures[workout]?.[step] ?? {};
      const atOnce = intervals?.workSeconds ?? (sides ? seconds / 2 : seconds);
      const isHeld = (['a', 'b'] as const).some((who) => {
        const legs = new Set(solvedScene?.keys.map((key) => onlyLeg(key[who])));
        return legs.size === 1 && !legs.has(null);
      });
      return difficulty !== 'Advanced' && isHeld && atOnce > LONGEST_SECONDS ? [name] : [];
    }),
  );
  expect(long).toEqual([]);
});
