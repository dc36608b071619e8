import { useMemo } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { useKeptWorkouts } from './favorites/use-favorites.ts';
import type { KeptIds } from './filters.ts';

/** What the couple keeps, to be filtered by; visitors keep nothing and are not offered that filter. */
export function useKeptIds(): { kept: KeptIds; isLoading: boolean } {
  const { status } = useAuth();
  const { data, isLoading } = useKeptWorkouts();
  const kept = useMemo(() => (data ? new Set(data) : null), [data]);
  return { kept, isLoading: isLoading || status === 'loading' };
}
