import { Heart } from 'lucide-react';
import type { Workout } from '../../../contract/workouts/workouts.ts';
import { useCouple } from '../../auth/use-couple.ts';
import { toast } from '../../ui/toast-store.ts';
import { keptCopy as copy, keptToasts as toasts, undoLabel } from './copy.ts';
import { useKeep, useKeptWorkouts } from './use-favorites.ts';

export type KeepButtonProps = {
  workout: Pick<Workout, 'id' | 'title' | 'category'>;
  /** Where it stands; it has a place of its own, so that nothing moves when it comes. */
  className: string;
};

/** The heart of a workout. Visitors have none, and nobody has before it is known what is kept. */
export function KeepButton({ workout, className }: KeepButtonProps) {
  const { data: kept } = useKeptWorkouts();
  const { partnerName, hasPartner } = useCouple();
  const { mutate } = useKeep(workout, sayKept);
  if (!kept) return null;
  const isKept = kept.includes(workout.id);

  function sayKept() {
    if (workout.category !== 'bedroom' || !hasPartner) return;
    toast(toasts.kept(partnerName), { label: undoLabel, onPress: () => mutate(false) });
  }
  return (
    <button
      type="button"
      aria-label={copy.keep(workout.title)}
      aria-pressed={isKept}
      title={copy.forBoth}
      onClick={() => mutate(!isKept)}
      className={`group grid size-11 place-items-center rounded-full bg-raised/95 text-ink-soft shadow-card transition hover:text-accent active:scale-90 aria-pressed:text-accent ${className}`}
    >
      <Heart aria-hidden="true" className="size-5.5 transition group-aria-pressed:fill-current" />
    </button>
  );
}
