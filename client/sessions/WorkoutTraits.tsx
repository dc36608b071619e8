import type { Workout } from '../../contract/workouts.ts';
import { traitsCopy as copy } from './copy.ts';

type WorkoutTraitsProps = {
  workout: Pick<Workout, 'focus' | 'positions' | 'equipment' | 'impact'>;
};

/** What a workout is for and what it takes, in one quiet line beside its badges. */
export function WorkoutTraits({ workout }: WorkoutTraitsProps) {
  const { focus, positions, equipment, impact } = workout;
  const list = (values: readonly string[]) => values.join(', ');
  const things = equipment.length > 0 ? copy.with(list(equipment)) : copy.noEquipment;
  return (
    <span className="self-center text-sm text-ink-soft first-letter:uppercase">
      {[list(focus), list(positions), things, copy.impact[impact]].join(' · ')}
    </span>
  );
}
