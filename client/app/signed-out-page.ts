import { lazyPage } from './lazy-page.ts';

/** What is left of the app for someone who signed out without a network. */
export const signedOutPage = lazyPage(
  async () => (await import('./SignedOutPage.tsx')).SignedOutPage,
);
