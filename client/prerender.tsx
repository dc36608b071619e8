import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { categories } from '../content/categories.ts';
import { products } from '../content/products.ts';
import type { WorkoutDetail } from '../contract/workouts.ts';
import { heroSvg } from '../figures/hero.ts';
import { Opening } from './app/Opening.tsx';
import { Splash } from './app/Splash.tsx';
import { LandingPage } from './landing/LandingPage.tsx';
import { paths } from './lib/paths.ts';
import { createQueryClient } from './lib/query-client.ts';
import { StoreOpening } from './store/StoreOpening.tsx';
import { CategoryPage } from './workouts/CategoryPage.tsx';
import { PlayerOpening } from './workouts/PlayerOpening.tsx';
import { categoryWorkoutsQuery } from './workouts/use-workouts.ts';

async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

/** The calm moment before the first file has arrived: as the app's own, which takes its place. */
export const prerenderSplash = () => htmlOf(<Splash />);

/** The front page, for inside `#root`. The first render in the browser equals it. */
export const prerenderLanding = () =>
  htmlOf(
    <Router ssrPath="/">
      <LandingPage hero={heroSvg()} />
    </Router>,
  );

/** As many cards as fill the first screen of a list. */
const FIRST_CARDS = 3;

/** The first screen of every page that begins the same for everyone, by the page's path. */
export async function prerenderOpenings(
  workouts: readonly WorkoutDetail[],
): Promise<Record<string, string>> {
  const openings: Record<string, string> = {};
  const open = async (path: string, page: ReactNode) => {
    const html = await htmlOf(
      <Router ssrPath={path}>
        <Opening>{page}</Opening>
      </Router>,
    );
    // The pictures are in sight of the browser anyway; which one comes first, the server says.
    openings[path] = html.replaceAll(/<link rel="preload"[^>]*>/g, '');
  };
  await open(paths.store(), <StoreOpening products={products} />);
  for (const category of categories.filter(({ isPremium }) => !isPremium)) {
    const own = workouts.filter((workout) => workout.category === category.id);
    const queryClient = createQueryClient();
    queryClient.setQueryData(
      categoryWorkoutsQuery(category.id).queryKey,
      own.slice(0, FIRST_CARDS),
    );
    await open(
      paths.category(category.id),
      <QueryClientProvider client={queryClient}>
        <CategoryPage category={category} />
      </QueryClientProvider>,
    );
    for (const workout of own) {
      await open(paths.workout(workout.id), <PlayerOpening workout={workout} />);
    }
  }
  return openings;
}
