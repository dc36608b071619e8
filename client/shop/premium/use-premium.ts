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

/**
 * Sent at each visit to the page: the server finds the open subscription, or tells why there is
 * none.
 */
export const useSubscriptionStart = (enabled: boolean) =>
  useQuery({ ...queryFor(createSubscription), gcTime: 0, enabled });

const membershipQuery = queryFor(getMembership);
/** Fetched on every visit: time, the partner and the provider can all change the membership. */
export const useMembership = () => useQuery({ ...membershipQuery, refetchOnMount: 'always' });

/** Waits until the member is premium; resolves to whether they are. */
export function untilPremium(queryClient: QueryClient): Promise<boolean> {
  return untilSettled(async () => {
    const user = await fetchUser(queryClient);
    if (!isPremium(user)) return null;
    // Mark all data as outdated: locked pages fetch again when they are opened. The user was just
    // fetched.
    await queryClient.invalidateQueries({ refetchType: 'none' });
    return true;
  });
}

/**
 * Cancels or resumes the subscription; the answer is the membership afterwards. `onSet` is called
 * even if the pressed button is gone by then, since the page changes with the membership.
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

/**
 * Closes the notice about the membership. The answer tells the server whether to email the member
 * when premium ends.
 */
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

/**
 * Opens the provider's page of an invoice in place of the app. Each press fetches the address
 * again.
 */
export function useInvoicePage() {
  return useMutation({
    mutationFn: (id: string) => call(openInvoice, { params: { id } }),
    onSuccess: ({ url }) => location.assign(url),
  });
}
