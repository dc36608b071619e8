import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import {
  choosePassword,
  currentUser,
  requestPasswordLink,
  type SignUp,
  signIn,
  signUp,
  type User,
} from '../../contract/auth.ts';
import { call } from '../lib/api.ts';
import { queryOrNull } from '../lib/query-client.ts';
import { isVisitor } from './login-hint.ts';

/** A page that came without a login has its answer: asking would only be refused. */
const userQuery = {
  ...queryOrNull(currentUser),
  ...(isVisitor() ? { initialData: null } : {}),
};

export type Auth =
  | { status: 'loading'; user: null }
  | { status: 'failed'; user: null; retry: () => void }
  | { status: 'anonymous'; user: null }
  | { status: 'signed-in'; user: User };

export function useAuth(): Auth {
  const { status, data, refetch } = useQuery(userQuery);
  if (status === 'pending') return { status: 'loading', user: null };
  if (status === 'error') return { status: 'failed', user: null, retry: () => void refetch() };
  return data ? { status: 'signed-in', user: data } : { status: 'anonymous', user: null };
}

/**
 * The same, for what shows a whole page or none by it. React draws the answer to a question at a
 * stroke, and a page is too much for one: behind a deferred value it is drawn in small pieces.
 */
export function useGate(): Auth {
  const auth = useAuth();
  const isOpen = useDeferredValue(auth.status !== 'loading');
  return isOpen ? auth : { status: 'loading', user: null };
}

/** Asks again who is signed in, for a page the browser kept while that may have changed. */
export function refreshUser(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
}

/** The same, and waits for the answer. */
export function fetchUser(queryClient: QueryClient): Promise<User | null> {
  return queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
}

/** A call that signs someone in; its answer becomes the current user. */
function useSigningIn<Body>(send: (body: Body) => Promise<User>) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(body: Body) {
      // Pages decide whom to admit from this answer, so it must not arrive after the new one.
      await queryClient.ensureQueryData(userQuery).catch(() => null);
      const user = await send(body);
      queryClient.setQueryData(userQuery.queryKey, user);
      return user;
    },
  });
}

export const useSignIn = () =>
  useSigningIn((body: { email: string; password: string }) => call(signIn, { body }));
export const useSignUp = () => useSigningIn((body: SignUp) => call(signUp, { body }));
export const useChoosePassword = () =>
  useSigningIn((body: { token: string; password: string }) => call(choosePassword, { body }));

export function useRequestPasswordLink() {
  return useMutation({
    mutationFn: (email: string) => call(requestPasswordLink, { body: { email } }),
  });
}
