import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of a page that loads on its own; where it cannot be fetched, the page goes on without it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
