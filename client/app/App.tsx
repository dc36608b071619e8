import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { PAGE_NAMES, PAGE_PATTERNS, pageAt } from '../../contract/pages.ts';
import { BehindLock } from '../auth/lock/BehindLock.tsx';
import { holdsLogin } from '../auth/login-hint.ts';
import { signedOutHere } from '../auth/pending-sign-out.ts';
import { syncUserAcrossTabs } from '../auth/sync-user-across-tabs.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { useStore } from '../lib/use-store.ts';
import { holdInstallPrompt } from '../offline/install/install-prompt.ts';
import { registerWorkerAtRest } from '../offline/install/register-worker-at-rest.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { fetchFirstAnswers } from './first-answers.ts';
import { Guarded } from './Guarded.tsx';
import { HomeOrLanding } from './HomeOrLanding.tsx';
import { LazyBackgroundServices } from './LazyBackgroundServices.tsx';
import { LockHost } from './LockHost.tsx';
import { onLinkIntent } from './link-intent.ts';
import { NavFrame } from './NavFrame.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PopupQueue } from './PopupQueue.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { RefreshAtMidnight } from './RefreshAtMidnight.tsx';
import { type PageRoute, routes } from './routes.ts';
import { Splash } from './Splash.tsx';
import { signedOutPage } from './signed-out-page.ts';

/** Downloads the page behind a path, if there is one. Home is for couples only. */
export async function preloadPage(path: string): Promise<void> {
  const name = pageAt(path);
  if (!name || (name === 'home' && !holdsLogin())) return;
  await routes[name].page.preload();
}

const queryClient = createQueryClient();

/** Loads the code and the answers with which the first page at a path is rendered. */
export async function prepareFirstPage(path: string): Promise<void> {
  // Skip the queries for operators, who are no members, and after a sign-out in this browser.
  const asksNothing = isForOperators(path) || signedOutHere.get();
  await Promise.all([preloadPage(path), asksNothing ? null : fetchFirstAnswers(queryClient, path)]);
}

export function App() {
  const [location] = useLocation();
  const isSignedOut = useStore(signedOutHere);
  // Keep the page on screen until the next one has arrived, instead of showing a spinner.
  const shown = useDeferredValue(location);

  useEffect(() => onLinkIntent((path) => void preloadPage(path)), []);
  useEffect(() => syncUserAcrossTabs(queryClient), []);
  useEffect(registerWorkerAtRest, []);
  useEffect(holdInstallPrompt, []);

  if (isSignedOut) {
    return (
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<Splash />}>
          <signedOutPage.Page />
        </Suspense>
      </QueryClientProvider>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<Splash />}>
        {/* Keyed by path: leaving a page that failed is enough to recover. */}
        <ErrorBoundary key={shown}>
          <Switch location={shown}>
            {PAGE_NAMES.map((name) => (
              <Route key={name} path={PAGE_PATTERNS[name]}>
                {name === 'home' ? <HomeOrLanding /> : <RoutedPage route={routes[name]} />}
              </Route>
            ))}
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </ErrorBoundary>
      </Suspense>
      {!isForOperators(shown) && (
        <>
          <RefreshAtMidnight />
          <LockHost />
          <LazyBackgroundServices />
          <PopupQueue />
          <PrivacyScreen />
        </>
      )}
      <Toaster />
    </QueryClientProvider>
  );
}

function isForOperators(path: string): boolean {
  const name = pageAt(path);
  return name !== null && routes[name].access.who === 'operator';
}

function RoutedPage({ route }: { route: PageRoute }) {
  const { access, page } = route;
  const shown = route.isBehindLock ? (
    <BehindLock>
      <page.Page />
    </BehindLock>
  ) : (
    <page.Page />
  );
  return (
    <Guarded access={access}>
      {route.frame === 'bare' ? (
        shown
      ) : (
        <NavFrame entry={route.entry} isNight={route.frame === 'night'}>
          {shown}
        </NavFrame>
      )}
    </Guarded>
  );
}
