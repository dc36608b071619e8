import type { TouchKind } from '../../../contract/bedroom/consent.ts';
import type { Rating } from '../../../contract/training/ratings.ts';
import type { ChoiceSet } from './effective-answers.ts';

type Agreement = 'both' | 'perhaps' | 'none';

/** Whether two agree on a kind: two yeses, or a yes and a maybe where both opened their maybes. */
function agreementOn(kind: TouchKind, mine: ChoiceSet, theirs: ChoiceSet): Agreement {
  const pair = [mine.choices[kind], theirs.choices[kind]];
  if (pair.every((choice) => choice === 'yes')) return 'both';
  const isOpen = mine.opensMaybes && theirs.opensMaybes;
  return isOpen && pair.includes('yes') && pair.includes('maybe') ? 'perhaps' : 'none';
}

/** Of everything that holds kinds of touch, what both welcome whole, and what one of them might. */
export function matchesOf<Id>(
  things: readonly { id: Id; touchKinds: readonly TouchKind[] }[],
  mine: ChoiceSet,
  theirs: ChoiceSet,
): { both: Id[]; perhaps: Id[] } {
  // All of it is looked at, whatever comes out, so that the time it takes says nothing.
  const found = things
    .filter(({ touchKinds }) => touchKinds.length > 0)
    .map(({ id, touchKinds }) => {
      const agreements = touchKinds.map((kind) => agreementOn(kind, mine, theirs));
      return {
        id,
        isBoth: !agreements.includes('perhaps') && !agreements.includes('none'),
        isPerhaps: agreements.includes('perhaps') && !agreements.includes('none'),
      };
    });
  return {
    both: found.filter(({ isBoth }) => isBoth).map(({ id }) => id),
    perhaps: found.filter(({ isPerhaps }) => isPerhaps).map(({ id }) => id),
  };
}

const PLACES: Readonly<Record<Rating, number>> = { again: 0, later: 2, 'not for me': 3 };
const UNRATED_PLACE = 1;

/** In the order of the reader's own ratings; otherwise as the editor has them. */
export function byOwnRatings(
  workoutIds: readonly number[],
  ratings: ReadonlyMap<number, Rating>,
): number[] {
  const placeOf = (id: number) => {
    const rating = ratings.get(id);
    return rating ? PLACES[rating] : UNRATED_PLACE;
  };
  return workoutIds.toSorted((one, other) => placeOf(one) - placeOf(other));
}
