import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPatiently } from './load-patiently.ts';

/**
 * Loads a part of a page separately. Needs its own Suspense. The page works without the part until
 * it can be fetched.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}
