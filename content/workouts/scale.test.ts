import { expect, test } from 'vitest';
import { castFor } from '../../figures/cast.ts';
import { stageFor, workoutScale } from '../../figures/stage.ts';
import { poseNamed } from '../poses/library.ts';
import { bedroomWorkouts } from './bedroom.ts';
import { cardioWorkouts } from './cardio.ts';
import { cooldownWorkouts } from './cooldown.ts';
import { strengthWorkouts } from './strength.ts';
import { stretchWorkouts } from './stretch.ts';

const sources = {
  stretch: stretchWorkouts,
  strength: strengthWorkouts,
  cardio: cardioWorkouts,
  cooldown: cooldownWorkouts,
  bedroom: bedroomWorkouts,
} as const;

/** How large the couple is drawn in each step, as the player draws it. */
const scales = (Object.keys(sources) as (keyof typeof sources)[]).flatMap((category) =>
  sources[category].map(({ id, setting = category, steps }) => {
    const cast = castFor(id, setting);
    const poses = steps.map((step) =>
      step.poses.map((pose) => (typeof pose === 'string' ? poseNamed(pose) : pose)),
    );
    const largestScale = workoutScale(poses, cast);
    const ofSteps = poses.map(
      (keys) => stageFor({ setting, poses: keys, largestScale }, cast).camera.scale,
    );
    return { id, ofSteps };
  }),
);

test('no step draws the couple by more than a quarter larger than another of its workout', () => {
  const uneven = scales.filter(
    ({ ofSteps }) => Math.max(...ofSteps) / Math.min(...ofSteps) > 1.25 + 0.002,
  );
  expect(uneven).toEqual([]);
});
