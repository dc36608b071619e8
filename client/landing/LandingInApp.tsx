import { useEffect, useState } from 'react';
import { LANDING_TITLE } from './copy.ts';
import { heroIfKept, loadHero } from './hero-markup.ts';
import { LandingPage } from './LandingPage.tsx';

/** The front page once the app runs: it draws the picture itself when none came with the page. */
export function LandingInApp() {
  const [hero, setHero] = useState(heroIfKept);
  useEffect(() => {
    document.title = LANDING_TITLE;
    void loadHero().then(setHero);
  }, []);
  return <LandingPage hero={hero} />;
}
