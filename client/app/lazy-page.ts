import { type ComponentType, createElement, lazy, useState } from 'react';

export type LazyPage = { Page: ComponentType; preload: () => Promise<void> };

/**
 * A page that is downloaded when first shown, or a little before when someone points at it. One
 * that is there already is shown at once: React makes whoever waits for a page wait 300 ms more.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | null = null;
  let loaded: ComponentType | null = null;
  async function loadOnce() {
    loading ??= load();
    loaded = await loading;
    return loaded;
  }
  const Awaited = lazy(async () => ({ default: await loadOnce() }));
  return {
    Page: function Page() {
      // Decided once: another component in its place would lose what the page holds.
      const [Shown] = useState(() => loaded ?? Awaited);
      return createElement(Shown);
    },
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => {
          loading = null;
        },
      ),
  };
}
