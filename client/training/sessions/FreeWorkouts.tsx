import { Link } from 'wouter';
import { isPremium } from '../../../contract/auth/auth.ts';
import { FREE_WORKOUTS } from '../../../contract/training/sessions.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { paths } from '../../lib/paths.ts';
import { freeCopy as copy } from './copy.ts';
import { useFreeWorkoutsLeft } from './use-sessions.ts';

/**
 * Tells the number of free workouts left before Start is pressed, so that the end of them surprises
 * nobody.
 */
export function FreeBeforeStart() {
  const { user } = useAuth();
  const left = useFreeWorkoutsLeft();
  if (!user || isPremium(user)) return null;
  // Reserve the height of the line, so that nothing moves when the number arrives.
  return <div className="mb-4 min-h-11">{left !== null && <FreeWorkouts left={left} />}</div>;
}

/** Shows how many free workouts are left, as dots and as words. */
export function FreeWorkouts({ left }: { left: number }) {
  const places = Array.from({ length: FREE_WORKOUTS }, (_, place) => place);
  return (
    <p className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 rounded-full bg-raised/80 px-5 py-2.5 text-sm shadow-card">
      <span aria-hidden="true" className="flex gap-1.5">
        {places.map((place) => (
          <span
            key={place}
            className={`size-2.5 rounded-full ${place < left ? 'bg-accent' : 'bg-ink/20'}`}
          />
        ))}
      </span>
      <span className="font-semibold">{copy.left(left)}</span>
      <Link
        href={paths.subscribe(left === 0 ? 'free' : undefined)}
        className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-second underline underline-offset-4"
      >
        {copy.more}
      </Link>
    </p>
  );
}
