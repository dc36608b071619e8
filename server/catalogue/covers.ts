import type { PairPose } from '../../contract/workouts/poses.ts';
import { CategoryId } from '../../contract/workouts/workouts.schemas.ts';
import { coverUrl, eveningCoverUrl, type WorkoutDetail } from '../../contract/workouts/workouts.ts';
import { castFor } from '../../illustration/cast.ts';
import { coverSvg } from '../../illustration/cover.ts';
import { allWorkouts, chosenCover } from './catalogue.ts';

export type Cover = { url: string; id: number; svg: string };

/**
 * Draws one picture per workout: the step that an editor chose, else one from the middle, which
 * shows best what the workout is about. Within a category no two show the same pose while another
 * is left.
 */
export function drawCovers(): Cover[] {
  return CategoryId.options.flatMap((category) => {
    const taken = new Set<PairPose>();
    return allWorkouts
      .filter((workout) => workout.category === category)
      .flatMap((workout) => {
        const pose = coverPose(workout, taken);
        if (!pose) return [];
        taken.add(pose);
        return coversOf(workout, pose);
      });
  });
}

/** Draws the cover by day, and in the evening if the room has an evening. */
function coversOf({ id, title, setting, thing, category }: WorkoutDetail, pose: PairPose): Cover[] {
  const cast = castFor(id, setting);
  const words = { title, prefix: `cover-${id}` };
  const draw = (light: 'day' | 'evening') =>
    coverSvg({ setting, thing, poses: [pose], light, seed: id }, cast, words);
  const url = coverUrl(id);
  const evening = eveningCoverUrl(url, category);
  const day = { url, id, svg: draw('day') };
  return evening === url ? [day] : [day, { url: evening, id, svg: draw('evening') }];
}

function coverPose({ id, steps }: WorkoutDetail, taken: ReadonlySet<PairPose>) {
  const best = chosenCover(id) ?? (steps.length - 1) / 2;
  const candidates = steps
    .map(({ poses }, index) => ({ pose: poses.at(-1), distance: Math.abs(index - best) }))
    .sort((one, two) => one.distance - two.distance)
    .flatMap(({ pose }) => pose ?? []);
  return candidates.find((pose) => !taken.has(pose)) ?? candidates[0];
}
