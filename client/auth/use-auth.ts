import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import {
  choosePassword,
  currentUser,
  readPasswordLink,
  requestPasswordLink,
  type SignUp,
  signIn,
  signUp,
  type User,
} from '../../contract/auth/auth.ts';
import type { Lock } from '../../contract/auth/lock-choice.ts';
import { type PasskeyAssertion, signInWithPasskey } from '../../contract/auth/passkeys.ts';
import { clearMemberData, forgetTab } from '../device/clear-member-data.ts';
import { hasRestoredOther, withOfflineFallback } from '../device/offline-fallback.ts';
import { call } from '../lib/api.ts';
import { setLockHere } from '../lib/lock-state.ts';
import { marksOf, nullOn401, queryFor } from '../lib/query-client.ts';
import { isVisitor } from './login-hint.ts';
import { signInTabs } from './other-tabs.ts';
import { reloadUnlessUnloading } from './page-unload.ts';
import { isSignOutPending, leaveSignedOutPage, settleSignOut } from './pending-sign-out.ts';

export const userQuery = queryOptions({
  queryKey: [currentUser.url],
  async queryFn(context): Promise<User | null> {
    const { client } = context;
    const isFirstTry = isNew(client);
    const user = await withOfflineFallback(context, () => nullOn401(call(currentUser)));
    const known = knownUser(client);
    if (!user) await clearMemberData({ memberId: known?.id });
    // Start over: the member signed out or was replaced without this page noticing.
    if (known && known.id !== user?.id) return startAfresh();
    // Keep answers fetched before the first user answer: that user fetched them.
    if (!isFirstTry || hasRestoredOther(user?.id)) forgetAnswersUnlessFor(user, client);
    return user;
  },
  meta: marksOf(currentUser),
  // Skip the call on a page that came without a login: the server would only refuse.
  ...(isVisitor() ? { initialData: null } : {}),
});

/** Whether this page has never fetched the user. */
function isNew(queryClient: QueryClient): boolean {
  const state = queryClient.getQueryState(userQuery.queryKey);
  if (!state) return true;
  return state.data === undefined && state.errorUpdateCount + state.fetchFailureCount === 0;
}

function knownUser(queryClient: QueryClient): User | null | undefined {
  return queryClient.getQueryData<User | null>(userQuery.queryKey);
}

/** Removes the answers that were fetched for another member. */
function forgetAnswersUnlessFor(user: User | null, queryClient: QueryClient): void {
  if (knownUser(queryClient)?.id === user?.id) return;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUser.url });
}

/** Reloads, so that no member's answers or half-typed text stay in memory. */
function startAfresh(): Promise<never> {
  forgetTab();
  leaveSignedOutPage(reloadUnlessUnloading);
  return new Promise(() => {});
}

export type Auth =
  | { status: 'loading'; user: null }
  | { status: 'failed'; user: null; retry: () => void }
  | { status: 'anonymous'; user: null }
  | { status: 'signed-in'; user: User };

export function useAuth(): Auth {
  const { data, isError, refetch } = useQuery(userQuery);
  // Keep the member signed in while the server does not answer for a moment.
  if (data === undefined) {
    if (!isError) return { status: 'loading', user: null };
    return { status: 'failed', user: null, retry: () => void refetch() };
  }
  return data ? { status: 'signed-in', user: data } : { status: 'anonymous', user: null };
}

/**
 * Reads the user for components that show a whole page or none. React renders the answer of a query
 * in one piece; a deferred value splits that render into small pieces.
 */
export function useGate(): Auth {
  const auth = useAuth();
  const isOpen = useDeferredValue(auth.status !== 'loading');
  return isOpen ? auth : { status: 'loading', user: null };
}

/** Fetches the user again after a possible change. */
export function refreshUser(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
}

/** Fetches a known member again. A visitor's page shows no personal data, so nothing is fetched. */
export function refreshMember(queryClient: QueryClient): void {
  if (knownUser(queryClient)) refreshUser(queryClient);
}

export function fetchUser(queryClient: QueryClient): Promise<User | null> {
  return queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
}

/** Applies this page's own change of the lock, and cancels a pending answer, which may be older. */
export async function changeUserLock(
  queryClient: QueryClient,
  change: (lock: Lock | undefined) => Lock | undefined,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
  queryClient.setQueryData<User | null>(userQuery.queryKey, (known) => {
    if (!known) return known;
    const { lock: before, ...user } = known;
    const lock = change(before);
    return lock ? { ...user, lock } : user;
  });
}

/** Forgets the member after a call was answered 401: nobody is signed in here any more. */
export function forgetUser(queryClient: QueryClient): void {
  void clearMemberData({ memberId: knownUser(queryClient)?.id });
  forgetAnswersUnlessFor(null, queryClient);
  queryClient.setQueryData(userQuery.queryKey, null);
}

/** Signs someone in with `send`, whose answer becomes the current user. */
function useSigningIn<Body>(send: (body: Body) => Promise<User>) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(body: Body) {
      // Wait for a pending answer, by which pages admit, so that it cannot replace the new user.
      await queryClient.ensureQueryData(userQuery).catch(() => null);
      if (isSignOutPending()) {
        const { sendPendingSignOut } = await import('./sign-out-offline.ts');
        await sendPendingSignOut();
      }
      const user = await send(body);
      settleSignOut();
      forgetAnswersUnlessFor(user, queryClient);
      setLockHere('proved');
      queryClient.setQueryData(userQuery.queryKey, user);
      signInTabs.tell(null);
      return user;
    },
  });
}

export const useSignIn = () =>
  useSigningIn((body: { email: string; password: string }) => call(signIn, { body }));
export const useSignInWithPasskey = () =>
  useSigningIn((body: PasskeyAssertion) => call(signInWithPasskey, { body }));
export const useSignUp = () => useSigningIn((body: SignUp) => call(signUp, { body }));
export const useChoosePassword = () =>
  useSigningIn((body: { token: string; password: string; removesPasskeys?: boolean }) =>
    call(choosePassword, { body }),
  );
export const usePasswordLink = (token: string) =>
  useQuery(queryFor(readPasswordLink, { body: { token } }));

export function useRequestPasswordLink() {
  return useMutation({
    mutationFn: (email: string) => call(requestPasswordLink, { body: { email } }),
  });
}
