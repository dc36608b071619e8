import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { completeTour, getTour } from '../../../contract/account/profile.ts';
import { call } from '../../lib/api.ts';
import { queryFor } from '../../lib/query-client.ts';

const tourQuery = queryFor(getTour);

/** Whether the member has been through the tour on any device; undefined until that is known. */
export function useIsTourCompleted(): boolean | undefined {
  return useQuery(tourQuery).data?.isCompleted;
}

export function useCompleteTour() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(completeTour),
    onMutate: () => queryClient.setQueryData(tourQuery.queryKey, { isCompleted: true }),
  });
}
