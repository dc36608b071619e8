import { type ComponentType, lazy } from 'react';

export type LazyPage = { Page: ComponentType; preload: () => void };

/** A page that is downloaded when first shown, or a little before when someone points at it. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | null = null;
  const loadOnce = () => {
    loading ??= load();
    return loading;
  };
  return {
    Page: lazy(async () => ({ default: await loadOnce() })),
    preload: () =>
      void loadOnce().catch(() => {
        loading = null;
      }),
  };
}
