import type { Workout } from '../../../contract/workouts/workouts.ts';
import { traitsCopy as copy } from './copy.ts';

type WorkoutTraitsProps = {
  workout: Pick<Workout, 'focus' | 'positions' | 'equipment' | 'impact' | 'category'>;
};

/** Tells in one quiet line what a workout is for and what it needs, beside its badges. */
export function WorkoutTraits({ workout }: WorkoutTraitsProps) {
  const { focus, positions, equipment, impact, category } = workout;
  const list = (values: readonly string[]) => values.join(', ');
  const traits = [
    list(focus),
    // Leave out the chair, which is named among the equipment.
    list(positions.filter((position) => position !== 'chair')),
    equipment.length > 0 ? copy.with(list(equipment)) : copy.noEquipment,
    impact === 'jumps' ? copy.jumps : category === 'cardio' && copy.quiet,
  ];
  return (
    <span className="self-center text-sm text-ink-soft first-letter:uppercase">
      {traits.filter(Boolean).join(SEPARATOR)}
    </span>
  );
}

/** Allows a line break after the dot, never before. */
const SEPARATOR = '\u00a0· ';
