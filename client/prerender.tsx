import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { categories } from '../content/categories.ts';
import type { WorkoutDetail } from '../contract/workouts/workouts.ts';
import { heroSvg } from '../illustration/hero.ts';
import { HtmlShell } from './app/HtmlShell.tsx';
import { Splash } from './app/Splash.tsx';
import { LandingPage } from './landing/LandingPage.tsx';
import { paths } from './lib/paths.ts';
import { createQueryClient } from './lib/query-client.ts';
import { CategoryHtmlShell } from './workouts/CategoryHtmlShell.tsx';
import { WorkoutHtmlShell } from './workouts/WorkoutHtmlShell.tsx';

async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

/** The splash that is shown until the app's first script has arrived. */
export const prerenderSplash = () => htmlOf(<Splash />);

/** The landing page, for inside `#root`. The first render in the browser equals it. */
export const prerenderLanding = () =>
  htmlOf(
    <Router ssrPath="/">
      <LandingPage hero={heroSvg()} />
    </Router>,
  );

/**
 * First screens of pages that begin the same for everyone, by path; each replaces the splash. The
 * bedroom's pages are left out, since their content may be behind a lock.
 */
export function prerenderFirstScreens(
  workouts: readonly WorkoutDetail[],
): Readonly<Record<string, string>> {
  const screens: Record<string, string> = {};
  for (const category of categories.filter(({ isPremium }) => !isPremium)) {
    const own = workouts.filter((workout) => workout.category === category.id);
    const list = <CategoryHtmlShell category={category} workouts={own} />;
    screens[paths.category(category.id)] = firstScreen(paths.category(category.id), list);
    for (const workout of own) {
      const path = paths.workout(workout.id);
      screens[path] = firstScreen(path, <WorkoutHtmlShell workout={workout} />);
    }
  }
  return screens;
}

/** Renders to static markup, which leaves out the parts that a page loads late. */
function firstScreen(path: string, screen: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <Router ssrPath={path}>
        <HtmlShell>{screen}</HtmlShell>
      </Router>
    </QueryClientProvider>,
  );
}
