import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Achievement,
  celebrateAchievements,
  listAchievements,
  listNewAchievements,
} from '../../contract/achievements.ts';
import { call } from '../lib/api.ts';

/** Whatever may earn a badge invalidates this. */
export const achievementsKey = ['achievements'] as const;

const allQuery = queryOptions({
  queryKey: [...achievementsKey, 'all'],
  queryFn: () => call(listAchievements),
});
const newQuery = queryOptions({
  queryKey: [...achievementsKey, 'new'],
  queryFn: () => call(listNewAchievements),
});

export const useAchievements = () => useQuery(allQuery);

export function useNewAchievements(isSignedIn: boolean) {
  return useQuery({ ...newQuery, enabled: isSignedIn });
}

/** Takes the new badges for this device to celebrate; another device that asks later gets none. */
export function useCelebrate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(celebrateAchievements),
    onSuccess: () => queryClient.setQueryData(newQuery.queryKey, []),
  });
}

export function isEarned({ unlockedAt }: Achievement): boolean {
  return unlockedAt !== null;
}
