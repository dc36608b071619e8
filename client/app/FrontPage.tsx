import { holdsLogin } from '../auth/login-hint.ts';
import { useGate } from '../auth/use-auth.ts';
import { LandingInApp } from '../landing/LandingInApp.tsx';
import { lazyPage } from './lazy-page.ts';
import { NavFrame } from './NavFrame.tsx';
import { Splash } from './Splash.tsx';
import { UnreachablePage } from './UnreachablePage.tsx';

const home = lazyPage(async () => (await import('../home/HomePage.tsx')).HomePage);

/** Only a couple has a home; everyone else stays on the landing page. */
export async function preloadHome(): Promise<void> {
  if (holdsLogin()) await home.preload();
}

/** The one path with two pages: home for a couple, the landing page for everyone else. */
export function FrontPage() {
  const auth = useGate();
  switch (auth.status) {
    case 'signed-in':
      return (
        <NavFrame>
          <home.Page />
        </NavFrame>
      );
    case 'loading':
      return holdsLogin() ? <Splash /> : <LandingInApp />;
    case 'failed':
      return holdsLogin() ? <UnreachablePage retry={auth.retry} /> : <LandingInApp />;
    case 'anonymous':
      return <LandingInApp />;
  }
}
