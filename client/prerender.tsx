import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { heroSvg } from '../figures/hero.ts';
import { Splash } from './app/Splash.tsx';
import { LandingPage } from './landing/LandingPage.tsx';

/** The calm moment before the first file has arrived: as the app's own, which takes its place. */
export async function prerenderSplash(): Promise<string> {
  const { prelude } = await prerender(<Splash />);
  return new Response(prelude).text();
}

/** The front page as HTML, for inside `#root`. The first render in the browser equals it. */
export async function prerenderLanding(): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath="/">
      <LandingPage hero={heroSvg()} />
    </Router>,
  );
  return new Response(prelude).text();
}
