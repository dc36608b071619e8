import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { FavoriteButtonProps } from './FavoriteButton.tsx';

/**
 * Load the heart after the page itself: nobody presses a heart before they have seen the workout.
 */
const FavoriteButton = lazyPart(async () => (await import('./FavoriteButton.tsx')).FavoriteButton);

export function LazyFavoriteButton(props: FavoriteButtonProps) {
  return (
    <Suspense>
      <FavoriteButton {...props} />
    </Suspense>
  );
}
