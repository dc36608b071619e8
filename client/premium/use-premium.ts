import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { isPremium } from '../../contract/auth.ts';
import {
  cancelSubscription,
  createSubscription,
  getMembership,
  type Membership,
  openBillingPortal,
  resumeSubscription,
} from '../../contract/premium.ts';
import { listCategoryWorkouts } from '../../contract/workouts.ts';
import { fetchUser } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { queryFor } from '../lib/query-client.ts';

const bedroomQuery = queryFor(listCategoryWorkouts, { params: { category: 'bedroom' } });
export const useBedroomWorkouts = () => useQuery(bedroomQuery);

/** Begun anew by each visit to the page: the server finds what is open, or says what stands against it. */
const startQuery = queryOptions({
  queryKey: [createSubscription.url],
  queryFn: () => call(createSubscription),
  gcTime: 0,
});
export const useSubscriptionStart = (enabled: boolean) => useQuery({ ...startQuery, enabled });

const membershipQuery = queryFor(getMembership);
/** Asked for on every visit: the clock, the partner and the provider all change it. */
export const useMembership = () => useQuery({ ...membershipQuery, refetchOnMount: 'always' });

const CHECKS = 10;
const CHECK_EVERY_MS = 1000;

/** Premium follows from the provider's word, which may come a moment after the payment. */
export async function untilPremium(queryClient: QueryClient): Promise<boolean> {
  for (let check = 0; check < CHECKS; check++) {
    const user = await fetchUser(queryClient).catch(() => null);
    if (isPremium(user)) {
      // What was locked is asked for again; the user has just been.
      await queryClient.invalidateQueries({ refetchType: 'none' });
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
  return false;
}

/** Cancels, or takes that back; the answer is the membership as it then is. */
export function useSetRenewal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (renews: boolean): Promise<Membership> =>
      call(renews ? resumeSubscription : cancelSubscription),
    async onSuccess(membership) {
      queryClient.setQueryData(membershipQuery.queryKey, membership);
      await fetchUser(queryClient).catch(() => null);
    },
  });
}

export function useBillingPortal() {
  return useMutation({
    mutationFn: () => call(openBillingPortal),
    onSuccess: ({ url }) => location.assign(url),
  });
}
