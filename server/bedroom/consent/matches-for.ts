import { products } from '../../../content/products.ts';
import { productTouchKinds } from '../../../content/touch-kinds.ts';
import { bedroomWorkouts } from '../../../content/workouts/bedroom.ts';
import type { Matches } from '../../../contract/bedroom/consent.ts';
import { effectiveChoices } from './effective-answers.ts';
import type { MemberAnswers } from './encrypted-answers.ts';
import { byOwnRatings, matchesOf } from './matches.ts';

const shelf = products.map(({ id }) => ({ id, touchKinds: productTouchKinds[id] }));

/** Builds a member's matches, sorted by their own ratings. The partner's ratings have no effect. */
export function matchesFor(
  { own, partners }: { own: MemberAnswers; partners: MemberAnswers },
  today: number,
): Matches {
  const [mine, theirs] = [effectiveChoices(own, today), effectiveChoices(partners, today)];
  const workouts = matchesOf(bedroomWorkouts, mine, theirs);
  return {
    hasAnswered: Object.values(own.now.choices).some((choice) => choice !== null),
    workouts: byOwnRatings(workouts.both, own.ratings),
    perhaps: byOwnRatings(workouts.perhaps, own.ratings),
    products: matchesOf(shelf, mine, theirs).both,
  };
}
