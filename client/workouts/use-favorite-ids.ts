import { useMemo } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { useFavorites } from './favorites/use-favorites.ts';
import type { FavoriteIds } from './filters.ts';

/** Reads the couple's favorites for the filter. Visitors have none and do not get this filter. */
export function useFavoriteIds(): { favorites: FavoriteIds; isLoading: boolean } {
  const { status } = useAuth();
  const { data, isLoading } = useFavorites();
  const favorites = useMemo(() => (data ? new Set(data) : null), [data]);
  return { favorites, isLoading: isLoading || status === 'loading' };
}
