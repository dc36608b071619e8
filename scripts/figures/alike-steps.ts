import { allWorkouts } from '../../server/workouts/catalogue.ts';
import { alikeNeighbours, sharedPoseLists, stepPictures } from '../../tests/step-pictures.ts';

/** Prints what looks the same, where one would like it not to. */
export async function alikeSteps() {
  for (const workout of allWorkouts) {
    for (const { from, to, share } of await alikeNeighbours(stepPictures(workout))) {
      console.log(`${from} and ${to} differ in ${(share * 100).toFixed(1)} % of their pixels`);
    }
  }
  const { different, shared } = sharedPoseLists(allWorkouts);
  for (const steps of shared) console.log(`the same poses: ${steps.join(', ')}`);
  const count = allWorkouts.reduce((sum, { steps }) => sum + steps.length, 0);
  console.log(`${different} different lists of poses for ${count} steps`);
}
