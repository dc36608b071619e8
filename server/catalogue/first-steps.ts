import {
  eveningCoverUrl,
  firstStepUrl,
  type WorkoutDetail,
} from '../../contract/workouts/workouts.ts';
import { STILL } from '../../illustration/rig/motion.ts';
import { frameAt, frameSvg } from '../../illustration/solved-scene.ts';
import { stepScene } from '../../illustration/step-scene.ts';
import { allWorkouts } from './catalogue.ts';

export type FirstStep = { url: string; svg: string };

/** Draws the first step of each workout open to everybody, as the player does before it moves. */
export function drawFirstSteps(): FirstStep[] {
  return allWorkouts.flatMap((workout) => {
    const url = firstStepUrl(workout);
    if (!url || !workout.steps[0]?.poses.length) return [];
    return [
      { url, svg: draw(workout, 'day') },
      { url: eveningCoverUrl(url, workout.category), svg: draw(workout, 'evening') },
    ];
  });
}

function draw(workout: WorkoutDetail, light: 'day' | 'evening'): string {
  const solvedScene = stepScene(workout, { step: 0, light, prefix: `first-step-${workout.id}` });
  return frameSvg(solvedScene, frameAt(solvedScene, STILL), workout.title);
}
