import { onLinkIntent } from './app/link-intent.ts';
import { holdsLogin } from './app/login-hint.ts';
import { dropAllDrafts } from './lib/drafts.ts';
import { whenIdle } from './ui/when-idle.ts';

// Signing out leads here; the development server marks no page, and keeps them.
if (!import.meta.env.DEV && !holdsLogin()) dropAllDrafts();

const isPrerendered = document.documentElement.hasAttribute('data-prerendered');

/** A prerendered page can be read and left without the app, so the app waits its turn. */
if (isPrerendered) {
  const start = () => void import('./main.tsx');
  whenIdle(start);
  onLinkIntent(start);
} else {
  void import('./main.tsx');
  void import('./app/App.tsx');
}
