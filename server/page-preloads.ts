import { products } from '../content/products.ts';
import { currentUser } from '../contract/auth/auth.ts';
import { addressOf } from '../contract/endpoint.ts';
import { pageAt } from '../contract/pages.ts';
import { listProducts } from '../contract/shop/store.ts';
import { CategoryId } from '../contract/workouts/workouts.schemas.ts';
import {
  eveningCoverUrl,
  firstStepUrl,
  GOAL_CATEGORIES,
  getWorkout,
  listCategoryWorkouts,
  listWorkouts,
} from '../contract/workouts/workouts.ts';
import { workoutFor, workoutsFor } from './catalogue/catalogue.ts';
import type { Preloads } from './http/page-html.ts';

type HtmlShell = { calls: readonly string[]; picture: Preloads['picture'] };

const NOTHING: HtmlShell = { calls: [], picture: null };

/**
 * Lists the first calls of a page and the picture that fills most of its first screen, so that the
 * browser fetches them beside the page's script instead of after it.
 */
export function preloadsFor(path: string, isMember: boolean): Preloads {
  // Preload nothing: operators are no members, even in a browser in which a member is signed in.
  if (pageAt(path) === 'desk') return NOTHING;
  const { calls, picture } = firstScreen(path, isMember);
  return {
    calls: [...(isMember ? [currentUser.url] : []), ...calls],
    picture: isMember ? picture : null,
  };
}

function firstScreen(path: string, isMember: boolean): HtmlShell {
  switch (pageAt(path)) {
    case 'home':
      // Preload no picture: home shows the workout chosen for the couple, which is not known here.
      return isMember ? { calls: [homeCall], picture: null } : NOTHING;
    case 'bedroom':
      return { calls: [], picture: firstCover('bedroom') };
    case 'store':
      return { calls: [listProducts.url], picture: forBoth(products[0]?.image) };
    case 'workouts':
      // Leave out the bedroom's list, which a lock may refuse.
      return { calls: GOAL_CATEGORIES.map(listOf), picture: null };
    case 'workout':
    case 'category':
      return ofWorkouts(path.split('/')[2] ?? '');
    default:
      return NOTHING;
  }
}

const homeCall = addressOf(listWorkouts.url, {}, { category: 'stretch' });

const listOf = (category: CategoryId) => addressOf(listCategoryWorkouts.url, { category });

/** Answers only for existing workouts and categories: pages with preloads stay in memory. */
function ofWorkouts(id: string): HtmlShell {
  const { success, data: category } = CategoryId.safeParse(id);
  if (success) {
    return {
      calls: [listOf(category)],
      picture: firstCover(category),
    };
  }
  const workout = workoutFor(Number(id), false);
  return workout
    ? {
        calls: [addressOf(getWorkout.url, { id: workout.id })],
        picture: inBothLights(firstStepUrl(workout) ?? workout.imageUrl, workout.category),
      }
    : NOTHING;
}

function firstCover(category: CategoryId): Preloads['picture'] {
  const [first] = workoutsFor(category, false);
  return first ? inBothLights(first.imageUrl, category) : null;
}

function inBothLights(url: string | null, category: CategoryId): Preloads['picture'] {
  return url ? { day: url, evening: eveningCoverUrl(url, category) } : null;
}

function forBoth(url: string | undefined): Preloads['picture'] {
  return url ? { day: url, evening: url } : null;
}
