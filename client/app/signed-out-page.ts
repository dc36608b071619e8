import { lazyPage } from './lazy-page.ts';

/** Only page of the app that still shows after a sign-out without a network. */
export const signedOutPage = lazyPage(
  async () => (await import('./SignedOutPage.tsx')).SignedOutPage,
);
