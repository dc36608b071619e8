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
    // Signed out or replaced out of this page's sight.
    if (known && known.id !== user?.id) return startAfresh();
    // The first calls of a page are made by whoever this answer names: they stay.
    if (!isFirstTry || hasRestoredOther(user?.id)) forgetAnswersUnlessFor(user, client);
    return user;
  },
  meta: marksOf(currentUser),
  // A page that came without a login needs no call: it would only be refused.
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

/** Answers that were fetched for one person are nobody else's to see. */
function forgetAnswersUnlessFor(user: User | null, queryClient: QueryClient): void {
  if (knownUser(queryClient)?.id === user?.id) return;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUser.url });
}

/** Reloads, so that nothing of anyone stays in memory: neither answers nor half-typed text. */
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
  // A server that does not answer for a moment throws nobody out.
  if (data === undefined) {
    if (!isError) return { status: 'loading', user: null };
    return { status: 'failed', user: null, retry: () => void refetch() };
  }
  return data ? { status: 'signed-in', user: data } : { status: 'anonymous', user: null };
}

/**
 * The same, for components that show a whole page or none by it. React renders the answer of a query
 * in one piece; behind a deferred value it renders the page in small ones.
 */
export function useGate(): Auth {
  const auth = useAuth();
  const isOpen = useDeferredValue(auth.status !== 'loading');
  return isOpen ? auth : { status: 'loading', user: null };
}

/** Fetches the user again, where that may have changed. */
export function refreshUser(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
}

/** The same for a member: a visitor's page shows nothing that is anybody's. */
export function refreshMember(queryClient: QueryClient): void {
  if (knownUser(queryClient)) refreshUser(queryClient);
}

export function fetchUser(queryClient: QueryClient): Promise<User | null> {
  return queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
}

/** For what this page itself did to the lock; an answer that is under way may be older. */
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

/** For a call that was answered 401: nobody is signed in here any more. */
export function forgetUser(queryClient: QueryClient): void {
  void clearMemberData({ memberId: knownUser(queryClient)?.id });
  forgetAnswersUnlessFor(null, queryClient);
  queryClient.setQueryData(userQuery.queryKey, null);
}

/** A call that signs someone in; its answer becomes the current user. */
function useSigningIn<Body>(send: (body: Body) => Promise<User>) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(body: Body) {
      // Pages decide whom to admit from this answer, so it must not arrive after the new one.
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
