import { products } from '../content/products.ts';
import { addressOfCall, firstCalls, type KnownCall } from '../contract/page-data/first-calls.ts';
import { getHomeData, getProgressData, getSharedData } from '../contract/page-data/page-data.ts';
import { pageAt } from '../contract/pages.ts';
import { CategoryId } from '../contract/workouts/workouts.schemas.ts';
import { eveningCoverUrl, firstStepUrl } from '../contract/workouts/workouts.ts';
import { workoutFor, workoutsFor } from './catalogue/catalogue.ts';
import type { Preloads, Viewer } from './http/page-html.ts';

const BY_DAY: readonly string[] = [getHomeData, getProgressData, getSharedData].map(
  ({ url }) => url,
);

/**
 * Lists the first calls of a page and the picture that fills most of its first screen, so that the
 * browser fetches them beside the page's script instead of after it.
 */
export function preloadsFor(path: string, { isMember, hasZone }: Viewer): Preloads {
  // Answer only for existing workouts: pages with preloads stay in memory.
  const known = isUnknownWorkout(path) ? '' : path;
  const canPreload = ({ endpoint }: KnownCall) => hasZone || !BY_DAY.includes(endpoint.url);
  return {
    calls: firstCalls(known, isMember).filter(canPreload).map(addressOfCall),
    picture: isMember ? firstPicture(known) : null,
  };
}

const idIn = (path: string) => path.split('/')[2] ?? '';

const isUnknownWorkout = (path: string) =>
  pageAt(path) === 'workout' && !workoutFor(Number(idIn(path)), false);

function firstPicture(path: string): Preloads['picture'] {
  switch (pageAt(path)) {
    case 'bedroom':
      return firstCover('bedroom');
    case 'store':
      return forBoth(products[0]?.image);
    case 'category': {
      const { data: category } = CategoryId.safeParse(idIn(path));
      return category ? firstCover(category) : null;
    }
    case 'workout': {
      const workout = workoutFor(Number(idIn(path)), false);
      return workout
        ? inBothLights(firstStepUrl(workout) ?? workout.imageUrl, workout.category)
        : null;
    }
    default:
      // Preload none on home, which shows the workout chosen for the couple: not known here.
      return null;
  }
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
