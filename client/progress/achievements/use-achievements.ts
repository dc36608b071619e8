import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Achievement,
  celebrateAchievements,
  listAchievements,
  listNewAchievements,
} from '../../../contract/progress/achievements.ts';
import { call } from '../../lib/api.ts';
import { queryFor } from '../../lib/query-client.ts';

const newQuery = queryFor(listNewAchievements);

export const useAchievements = () => useQuery(queryFor(listAchievements));

export function useNewAchievements(isSignedIn: boolean) {
  return useQuery({ ...newQuery, enabled: isSignedIn });
}

/** Claims the new badges for this device to celebrate; another device gets none of them later. */
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
