import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { replaceFirstScreen } from './app/first-screen.ts';
import { Root } from './app/Root.tsx';
import { keepHero } from './landing/hero-markup.ts';
import { reloadOnStaleBuild } from './lib/stale-build.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');

const app = (
  <StrictMode>
    <ErrorBoundary>
      <Root isPrerendered={container.hasChildNodes()} />
    </ErrorBoundary>
  </StrictMode>
);

reloadOnStaleBuild();
keepHero(container);
replaceFirstScreen(container);
// As a transition React draws in small pieces, and whoever touches the screen is heard between them.
startTransition(() => {
  if (container.hasChildNodes()) hydrateRoot(container, app);
  else createRoot(container).render(app);
});
