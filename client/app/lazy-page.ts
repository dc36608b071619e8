import { type ComponentType, createElement, lazy, useState } from 'react';

export type LazyPage = { Page: ComponentType; preload: () => Promise<void> };

/**
 * Page that is downloaded when first shown, or a little before, when someone points at a link to
 * the page. A loaded page renders without `lazy`: React delays a page that had to load by another
 * 300 ms.
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
      // Decide once: another component in this place would lose the state of the page.
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
