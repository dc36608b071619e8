import { Heart } from 'lucide-react';
import type { Workout } from '../../../contract/workouts/workouts.ts';
import { useCouple } from '../../auth/use-couple.ts';
import { toast } from '../../ui/toast-store.ts';
import { favoriteCopy as copy, favoriteToasts as toasts } from './copy.ts';
import { useChangeFavorite, useFavorites } from './use-favorites.ts';

type FavoriteButtonProps = {
  workout: Pick<Workout, 'id' | 'title' | 'category'>;
  /**
   * Classes for the button's place, which is out of the flow: nothing moves when the button
   * appears.
   */
  className: string;
};

/**
 * Shows the heart of a workout. Visitors see none, and members see none until the favorites are
 * known.
 */
export function FavoriteButton({ workout, className }: FavoriteButtonProps) {
  const { data: favorites } = useFavorites();
  const { partnerName, hasPartner } = useCouple();
  const { mutate } = useChangeFavorite(workout, sayKept);
  if (!favorites) return null;
  const isFavorite = favorites.includes(workout.id);

  function sayKept() {
    if (workout.category !== 'bedroom' || !hasPartner) return;
    toast(toasts.added(partnerName), () => mutate(false));
  }
  return (
    <button
      type="button"
      aria-label={copy.add(workout.title)}
      aria-pressed={isFavorite}
      title={copy.forBoth}
      onClick={() => mutate(!isFavorite)}
      className={`group grid size-11 place-items-center rounded-full bg-raised/95 text-ink-soft shadow-card transition hover:text-accent active:scale-90 aria-pressed:text-accent ${className}`}
    >
      <Heart aria-hidden="true" className="size-5.5 transition group-aria-pressed:fill-current" />
    </button>
  );
}
