import { useMemo } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { useFavorites } from './favorites/use-favorites.ts';
import type { FavoriteIds } from './filters.ts';

/** The couple's favorites, to be filtered by; visitors have none and are not offered that filter. */
export function useFavoriteIds(): { favorites: FavoriteIds; isLoading: boolean } {
  const { status } = useAuth();
  const { data, isLoading } = useFavorites();
  const favorites = useMemo(() => (data ? new Set(data) : null), [data]);
  return { favorites, isLoading: isLoading || status === 'loading' };
}
