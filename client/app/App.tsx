import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { followUser } from '../auth/follow-user.ts';
import { paths } from '../lib/paths.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { LazyToaster } from '../ui/LazyToaster.tsx';
import { KeptCompletions } from '../workouts/KeptCompletions.tsx';
import { arriveAgain, closeOpening } from './close-opening.ts';
import { Discretion } from './Discretion.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FrontPage, preloadHome } from './FrontPage.tsx';
import { Guarded } from './Guarded.tsx';
import { LiveHost } from './LiveHost.tsx';
import { onLinkIntent } from './link-intent.ts';
import { NavFrame } from './NavFrame.tsx';
import { NewDay } from './NewDay.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Occasions } from './Occasions.tsx';
import { routes } from './routes.ts';
import { Splash } from './Splash.tsx';

const pages = Object.entries(routes);

/** Downloads the page behind a path, if there is one. */
export async function preloadPage(path: string): Promise<void> {
  if (path === paths.home()) return preloadHome();
  const section = (pattern: string) => pattern.split('/')[1];
  await pages.find(([pattern]) => section(pattern) === section(path))?.[1].page.preload();
}

export function App() {
  const [queryClient] = useState(createQueryClient);
  const [location] = useLocation();
  // The page on screen stays until the next one has arrived, rather than giving way to a spinner.
  const shown = useDeferredValue(location);

  useEffect(() => onLinkIntent((path) => void preloadPage(path)), []);
  useEffect(() => followUser(queryClient), [queryClient]);
  useEffect(closeOpening, []);
  const opened = useRef(shown);
  useLayoutEffect(() => {
    if (shown !== opened.current) arriveAgain();
  }, [shown]);

  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<Splash />}>
        {/* Keyed by path: leaving a page that failed is enough to recover. */}
        <ErrorBoundary key={shown}>
          <Switch location={shown}>
            <Route path={paths.home()}>
              <FrontPage />
            </Route>
            {pages.map(
              ([
                path,
                {
                  access,
                  frame,
                  page: { Page },
                },
              ]) => (
                <Route key={path} path={path}>
                  <Guarded access={access}>
                    {frame === 'bare' ? (
                      <Page />
                    ) : (
                      <NavFrame isNight={frame === 'night'}>
                        <Page />
                      </NavFrame>
                    )}
                  </Guarded>
                </Route>
              ),
            )}
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </ErrorBoundary>
      </Suspense>
      <KeptCompletions />
      <NewDay />
      <LiveHost />
      <Occasions />
      <LazyToaster />
      <Discretion />
    </QueryClientProvider>
  );
}
