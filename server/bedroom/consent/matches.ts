import type { TouchKind } from '../../../contract/bedroom/consent.ts';
import type { Rating } from '../../../contract/training/ratings.ts';
import type { ChoiceSet } from './effective-answers.ts';

type Agreement = 'both' | 'perhaps' | 'none';

/** Judges a kind: two yeses agree, and so do a yes and a maybe if both opened their maybes. */
function agreementOn(kind: TouchKind, mine: ChoiceSet, theirs: ChoiceSet): Agreement {
  const pair = [mine.choices[kind], theirs.choices[kind]];
  if (pair.every((choice) => choice === 'yes')) return 'both';
  const isOpen = mine.opensMaybes && theirs.opensMaybes;
  return isOpen && pair.includes('yes') && pair.includes('maybe') ? 'perhaps' : 'none';
}

/** Finds the things that both welcome whole, and those that include a maybe. */
export function matchesOf<Id>(
  things: readonly { id: Id; touchKinds: readonly TouchKind[] }[],
  mine: ChoiceSet,
  theirs: ChoiceSet,
): { both: Id[]; perhaps: Id[] } {
  // Judge every kind of every thing, without stopping early, so that timing reveals nothing.
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

/** Sorts by the reader's own ratings, otherwise in the editor's order. */
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
