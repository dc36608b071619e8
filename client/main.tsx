import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { FailedPage } from './app/ErrorBoundary.tsx';
import { inRoot, prepareRoot } from './app/root.tsx';

export async function startApp(): Promise<void> {
  const root = createRoot(prepareRoot());
  try {
    const { App, prepareFirstPage } = await import('./app/App.tsx');
    await prepareFirstPage(location.pathname);
    // Render in a transition: React then works in small pieces, and handles touches between them.
    startTransition(() => root.render(inRoot(<App />)));
  } catch {
    root.render(inRoot(<FailedPage />));
  }
}
