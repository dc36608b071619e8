import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { heroIfKept } from '../landing/hero-markup.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { paths } from '../lib/paths.ts';
import { onLinkIntent } from './link-intent.ts';

async function loadApp(path: string) {
  const { App, preloadPage } = await import('./App.tsx');
  await preloadPage(path);
  return App;
}

/**
 * Shows the prerendered front page alone until someone goes elsewhere, and the whole app from then
 * on. A visitor who only reads the front page never downloads the rest.
 */
export function LandingRoot() {
  const [path] = useLocation();
  const [App, setApp] = useState<ComponentType | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const needsApp = path !== paths.home();

  useEffect(() => {
    if (App || !needsApp) return;
    loadApp(path).then((loaded) => startTransition(() => setApp(() => loaded)), setFailure);
  }, [App, needsApp, path]);

  useEffect(() => {
    if (!App) return onLinkIntent((path) => void loadApp(path).catch(() => {}));
  }, [App]);

  if (failure) throw failure;
  return App ? <App /> : <LandingPage hero={heroIfKept()} />;
}
