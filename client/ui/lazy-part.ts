import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPatiently } from './load-patiently.ts';

/**
 * A part of a page that loads on its own, inside a Suspense of its own; while it cannot be fetched,
 * the page goes on without it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}
