import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeTargets,
  getTargets,
  getWeeklyGoals,
  type NewTargets,
} from '../../contract/progress/progress.ts';
import { call } from '../lib/api.ts';
import { invalidate, queryFor } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { goalToasts as toasts } from './copy.ts';

const targetsQuery = queryFor(getTargets);

export function useTargets() {
  return useQuery(targetsQuery);
}

export function useChangeTargets() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [getTargets.url],
    mutationFn: (targets: NewTargets) => call(changeTargets, { body: targets }),
    onSuccess(targets) {
      queryClient.setQueryData(targetsQuery.queryKey, targets);
      toast(toasts.saved);
      return invalidate(queryClient, getWeeklyGoals);
    },
    onError: () => toast(toasts.notSaved),
  });
}
