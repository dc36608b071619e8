import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  getPartner,
  mailInvitation,
  type Partner,
  shareInvitation,
} from '../../../contract/account/profile.ts';
import { call } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';
import { queryFor } from '../../lib/query-client.ts';
import type { QueryState } from '../../ui/QueryStates.tsx';

/** The partner; null when they have left. */
export function usePartner(): QueryState<Partner | null> {
  const query = useQuery(queryFor(getPartner));
  if (statusOf(query.error) !== 404) return query;
  return { status: 'success', data: null, refetch: query.refetch };
}

/** Keeps a link for a while: each new one ends the last, which may be on its way to the partner. */
const invitationQuery = queryOptions({
  queryKey: [shareInvitation.url],
  queryFn: () => call(shareInvitation),
  staleTime: 12 * 3_600_000,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Sends an invitation. A 409 says that the partner has signed in: then fetches the partner again.
 */
function useInvitation<Answer>(send: (queryClient: QueryClient) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(queryClient),
    onError(error) {
      if (statusOf(error) === 409) {
        void queryClient.invalidateQueries({ queryKey: [getPartner.url] });
      }
    },
  });
}

export const useMailInvitation = () => useInvitation(() => call(mailInvitation));
export const useShareInvitation = () =>
  useInvitation((queryClient) => queryClient.fetchQuery(invitationQuery));
