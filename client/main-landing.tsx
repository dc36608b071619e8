import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LandingRoot } from './app/LandingRoot.tsx';
import { inRoot, prepareRoot } from './app/root.tsx';
import { keepHero } from './landing/hero-markup.ts';

export function startLanding(): void {
  const container = prepareRoot();
  keepHero(container);
  // Render in a transition: React then works in small pieces, and handles touches between them.
  startTransition(() => {
    hydrateRoot(container, inRoot(<LandingRoot />));
  });
}
