import { allWorkouts } from '../../server/catalogue/catalogue.ts';
import { alikeNeighbours, everyPicture, sharedPoseLists } from '../../tests/step-pictures.ts';

/** Prints neighboring steps that look the same but should differ. */
export async function alikeSteps() {
  for (const steps of everyPicture()) {
    for (const { from, to, share } of await alikeNeighbours(steps)) {
      console.log(`${from} and ${to} differ in ${(share * 100).toFixed(1)} % of their pixels`);
    }
  }
  const { different, shared } = sharedPoseLists(allWorkouts);
  for (const steps of shared) console.log(`the same poses: ${steps.join(', ')}`);
  const count = allWorkouts.reduce((sum, { steps }) => sum + steps.length, 0);
  console.log(`${different} different lists of poses for ${count} steps`);
}
