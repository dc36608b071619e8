import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listDevices } from '../../../contract/account/account.ts';
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  type Proof,
  removePasskey,
  removePassword,
  renamePasskey,
} from '../../../contract/auth/passkeys.ts';
import { call } from '../../lib/api.ts';
import { invalidate, queryFor } from '../../lib/query-client.ts';
import { canUsePasskeys } from './passkey-support.ts';
import { assertPasskey, makePasskey } from './webauthn.ts';

const passkeysQuery = queryFor(listPasskeys);

export const usePasskeys = (isEnabled = true) => useQuery({ ...passkeysQuery, enabled: isEnabled });

/** Says how a change went, also when what asked for it is gone by then. */
type Said<Answer> = { onSuccess: (answer: Answer) => void; onError: (error: Error) => void };

/** A change after which the lists are fetched again, also when it was refused. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>, said: Said<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...said,
    // Not waited for: what is on screen may go with it, and is to say first how the change went.
    // Whoever removes their password signs other devices out.
    onSettled: () => void invalidate(queryClient, listPasskeys, listDevices),
  });
}

/** Makes a passkey and keeps it; null when the person turned their device away. */
export const useAddPasskey = (said: Said<Passkey | null>) =>
  useChange(async (proof: Proof) => {
    const made = await makePasskey(proof);
    return made && call(addPasskey, { body: made });
  }, said);

export const useRenamePasskey = (said: Said<Passkey>) =>
  useChange(
    ({ id, name }: { id: string; name: string }) =>
      call(renamePasskey, { params: { id }, body: { name } }),
    said,
  );

export const useRemovePasskey = (said: Said<null>) =>
  useChange((id: string) => call(removePasskey, { params: { id } }), said);

/** Whether the password was removed: it stays when the person turned their device away. */
export const useRemovePassword = (said: Said<boolean>) =>
  useChange(async (_input: undefined) => {
    const passkey = await assertPasskey();
    if (!passkey) return false;
    await call(removePassword, { body: { passkey } });
    return true;
  }, said);

/**
 * How the member shows that it is them: by the password they type or, when the field is empty or they
 * have none, by a passkey.
 */
export function useProof() {
  const { data } = usePasskeys();
  const hasPassword = data?.hasPassword ?? true;
  const isUsable = ({ copySuspectedAt }: { copySuspectedAt: string | null }) => !copySuspectedAt;
  const hasPasskey = canUsePasskeys() && Boolean(data?.passkeys.some(isUsable));
  return {
    hasPassword,
    hasPasskey,
    /** The proof; null when there is none, or the person turned their device away. */
    async prove(password: string): Promise<Proof | null> {
      if (password !== '') return { password };
      const passkey = hasPasskey ? await assertPasskey() : null;
      return passkey && { passkey };
    },
  };
}
