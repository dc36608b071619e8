import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { FailedPage } from './app/ErrorBoundary.tsx';
import { removeHtmlShell } from './app/remove-html-shell.ts';
import { inRoot, prepareRoot } from './app/root.tsx';

const container = prepareRoot();
const root = createRoot(container);
removeHtmlShell(container);
start().catch(() => root.render(inRoot(<FailedPage />)));

async function start() {
  const { App, prepareFirstPage } = await import('./app/App.tsx');
  await prepareFirstPage(location.pathname);
  // Render in a transition: React then works in small pieces, and handles touches between them.
  startTransition(() => root.render(inRoot(<App />)));
}
