import { holdsLogin } from '../auth/login-hint.ts';
import { useGate } from '../auth/use-auth.ts';
import { lazyPage } from './lazy-page.ts';
import { NavFrame } from './NavFrame.tsx';
import { routes } from './routes.ts';
import { Splash } from './Splash.tsx';
import { UnreachablePage } from './UnreachablePage.tsx';

const { Page: HomePage } = routes.home.page;
/** Landing page inside the app. Most visitors get it prerendered instead (LandingRoot.tsx). */
const { Page: LandingInApp } = lazyPage(
  async () => (await import('../landing/LandingInApp.tsx')).LandingInApp,
);

/** The one path with two pages: home for a couple, the landing page for everyone else. */
export function HomeOrLanding() {
  const auth = useGate();
  switch (auth.status) {
    case 'signed-in':
      return (
        <NavFrame entry="home">
          <HomePage />
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
