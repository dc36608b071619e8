import { useEffect, useState } from 'react';
import { PLAIN_TITLE } from '../../contract/preferences.ts';
import { useWholeTitle } from '../lib/page-title.ts';
import { heroIfKept, loadHero } from './hero-markup.ts';
import { LandingPage } from './LandingPage.tsx';

/** Front page inside the running app. Draws the picture itself if none came with the page. */
export function LandingInApp() {
  useWholeTitle(PLAIN_TITLE);
  const [hero, setHero] = useState(heroIfKept);
  useEffect(() => {
    void loadHero().then(setHero);
  }, []);
  return <LandingPage hero={hero} />;
}
