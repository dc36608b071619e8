import type { Category } from '../../content/categories.ts';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { CoverInBothThemes } from '../training/sessions/CoverInBothThemes.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { CategoryHeading } from './CategoryHeading.tsx';
import { listCopy as copy } from './find-copy.ts';
import { CARD_GRID, CARD_PICTURE, LIST_HEAD, WorkoutCard } from './WorkoutCard.tsx';

/** Number of cards that fill the first screen of a list. */
const FIRST_CARDS = 3;

type CategoryFirstScreenProps = { category: Category; workouts: readonly Workout[] };

/** Renders a category's list as everyone sees it before the page can be used. */
export function CategoryHtmlShell({ category, workouts }: CategoryFirstScreenProps) {
  return (
    <Page>
      <CategoryHeading category={category} />
      <Loading label={copy.loading} shapes={LIST_HEAD} />
      <ul className={CARD_GRID}>
        {workouts.slice(0, FIRST_CARDS).map((workout) => (
          <li key={workout.id}>
            <WorkoutCard
              workout={workout}
              picture={
                <CoverInBothThemes
                  imageUrl={workout.imageUrl}
                  motif={workout.category}
                  className={CARD_PICTURE}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
