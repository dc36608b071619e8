import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { heroSvg } from '../figures/hero.ts';
import { LandingPage } from './landing/LandingPage.tsx';

/** The front page as HTML, for inside `#root`. The first render in the browser equals it. */
export async function prerenderLanding(): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath="/">
      <LandingPage hero={heroSvg()} />
    </Router>,
  );
  return new Response(prelude).text();
}
