import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  currentOperator,
  type OperatorLogin,
  signInToDesk,
  signOutOfDesk,
} from '../../contract/admin/desk.ts';
import { call } from '../lib/api.ts';
import { statusOf } from '../lib/api-error.ts';
import { nullOn401 } from '../lib/query-client.ts';
import { dropTrackingDrafts } from './tracking-drafts.ts';

const queryKey = [currentOperator.url];
const CHECK_MS = 5_000;

export function useOperator() {
  return useQuery<OperatorLogin | null>({
    queryKey,
    queryFn: () => nullOn401(call(currentOperator)),
  });
}

export function useSignInToDesk() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; token: string }) => call(signInToDesk, { body }),
    onSuccess: (login) => queryClient.setQueryData(queryKey, login),
  });
}

export function useSignOutOfDesk() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(signOutOfDesk),
    onSuccess() {
      dropTrackingDrafts();
      forgetDesk(queryClient);
    },
  });
}

/** Removes all fetched data from the page and its memory once no operator is signed in. */
function forgetDesk(queryClient: QueryClient): void {
  queryClient.setQueryData(queryKey, null);
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
}

/**
 * Minutes for which the operator is still signed in. When they are over, or when any call of the
 * desk is answered 401, the desk's data is removed and the sign-in form returns.
 */
export function useMinutesLeft({ secondsLeft }: OperatorLogin, onOver: () => void): number {
  const queryClient = useQueryClient();
  const [endsAt] = useState(() => Date.now() + secondsLeft * 1000);
  const [minutes, setMinutes] = useState(() => Math.ceil(secondsLeft / 60));

  useEffect(() => {
    function end() {
      onOver();
      forgetDesk(queryClient);
    }
    const check = () => {
      const msLeft = endsAt - Date.now();
      setMinutes(Math.ceil(msLeft / 60_000));
      if (msLeft <= 0) end();
    };
    const timer = setInterval(check, CHECK_MS);
    const onError = (error: unknown) => error instanceof Error && statusOf(error) === 401 && end();
    const unsubscribes = [
      queryClient
        .getQueryCache()
        .subscribe((event) => event.type === 'updated' && onError(event.query.state.error)),
      queryClient
        .getMutationCache()
        .subscribe((event) => event.type === 'updated' && onError(event.mutation.state.error)),
    ];
    return () => {
      clearInterval(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [queryClient, endsAt, onOver]);

  return minutes;
}
