import { RATINGS } from '../../../contract/training/ratings.ts';
import { ratingCopy as copy } from './copy.ts';
import { useRating } from './use-rating.ts';

/**
 * Asks each member alone for one tap after a bedroom workout. The answer changes only their own
 * list.
 */
export function RatingQuestion({ workoutId }: { workoutId: number }) {
  const { rating, isPending, rate } = useRating(workoutId);
  return (
    <fieldset className="rounded-card bg-sunk px-4 pt-3 pb-4 text-center">
      <legend className="float-left w-full font-semibold">{copy.question}</legend>
      <div className="clear-left grid grid-cols-3 gap-1 pt-2">
        {RATINGS.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={rating === option}
            disabled={isPending}
            onClick={() => rate(option)}
            className="min-h-11 rounded-field px-1 text-sm font-semibold text-ink-soft transition hover:bg-raised aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card aria-pressed:inset-ring-1 aria-pressed:inset-ring-field-line"
          >
            {copy.ratings[option]}
          </button>
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-soft">{copy.private}</p>
    </fieldset>
  );
}
