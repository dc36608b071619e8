import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LandingRoot } from './app/LandingRoot.tsx';
import { inRoot, prepareRoot } from './app/root.tsx';
import { keepHero } from './landing/hero-markup.ts';

const container = prepareRoot();
keepHero(container);
// As a transition React draws in small pieces, and whoever touches the screen is heard between them.
startTransition(() => {
  hydrateRoot(container, inRoot(<LandingRoot />));
});
