import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { heroSvg } from '../illustration/hero.ts';
import { Splash } from './app/Splash.tsx';
import { LandingPage } from './landing/LandingPage.tsx';

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
