import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmEmail, getAccount, keepEmail } from '../../contract/account/account.ts';
import { refreshUser } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { invalidate } from '../lib/query-client.ts';

/**
 * Uses an emailed link. Fetches account and user again: a different member may be signed in now.
 */
function useEmailLink<Answer>(send: (body: { token: string }) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => send({ token }),
    onSuccess() {
      void invalidate(queryClient, getAccount);
      refreshUser(queryClient);
    },
  });
}

export const useConfirmEmail = () => useEmailLink((body) => call(confirmEmail, { body }));
export const useKeepEmail = () => useEmailLink((body) => call(keepEmail, { body }));
