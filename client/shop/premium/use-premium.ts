import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isPremium } from '../../../contract/auth/auth.ts';
import {
  answerMembershipNotice,
  cancelSubscription,
  createSubscription,
  getMembership,
  type Membership,
  openBillingPortal,
  openInvoice,
  resumeSubscription,
} from '../../../contract/shop/premium.ts';
import { listCategoryWorkouts } from '../../../contract/workouts/workouts.ts';
import { fetchUser } from '../../auth/use-auth.ts';
import { call } from '../../lib/api.ts';
import { queryFor } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { untilSettled } from '../payments/use-payment.ts';
import { premiumToasts as toasts } from './copy.ts';

const bedroomQuery = queryFor(listCategoryWorkouts, { params: { category: 'bedroom' } });
export const useBedroomWorkouts = () => useQuery(bedroomQuery);

/** Sent by each visit to the page: the server finds the open subscription, or says why there is none. */
export const useSubscriptionStart = (enabled: boolean) =>
  useQuery({ ...queryFor(createSubscription), gcTime: 0, enabled });

const membershipQuery = queryFor(getMembership);
/** Fetched on every visit: the clock, the partner and the provider all change it. */
export const useMembership = () => useQuery({ ...membershipQuery, refetchOnMount: 'always' });

/** Waits until the member is premium; says whether they are. */
export function untilPremium(queryClient: QueryClient): Promise<boolean> {
  return untilSettled(async () => {
    const user = await fetchUser(queryClient);
    if (!isPremium(user)) return null;
    // Locked pages are fetched again when they are opened; the user has just been fetched.
    await queryClient.invalidateQueries({ refetchType: 'none' });
    return true;
  });
}

/**
 * Cancels the subscription or resumes it; the answer is the membership afterwards. `onSet` is called
 * also when what pressed the button is gone by then: with the membership the page changes.
 */
export function useSetRenewal(onSet: (renews: boolean) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (renews: boolean): Promise<Membership> =>
      call(renews ? resumeSubscription : cancelSubscription),
    async onSuccess(membership, renews) {
      queryClient.setQueryData(membershipQuery.queryKey, membership);
      onSet(renews);
      await fetchUser(queryClient).catch(() => null);
    },
    onError: () => toast(toasts.unchanged),
  });
}

/** Puts the notice about the membership away; says whether to be written when premium ends. */
export function useAnswerNotice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wantsReminder: boolean) =>
      call(answerMembershipNotice, { body: { wantsReminder } }),
    onSuccess: () => fetchUser(queryClient).catch(() => null),
  });
}

export function useBillingPortal() {
  return useMutation({
    mutationFn: () => call(openBillingPortal),
    onSuccess: ({ url }) => location.assign(url),
  });
}

/** Shows the provider's page of an invoice in place of ours; its address is asked for at each press. */
export function useInvoicePage() {
  return useMutation({
    mutationFn: (id: string) => call(openInvoice, { params: { id } }),
    onSuccess: ({ url }) => location.assign(url),
  });
}
