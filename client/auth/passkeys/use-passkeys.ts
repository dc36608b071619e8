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

/** Reports how a change went, even if the component that started the change is gone by then. */
type Said<Answer> = { onSuccess: (answer: Answer) => void; onError: (error: Error) => void };

/** Makes a change and then fetches the lists again, even if the change was refused. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>, said: Said<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...said,
    // Do not wait for the lists: new lists may unmount the component, which must first report the
    // result. Removing the password signs other devices out.
    onSettled: () => void invalidate(queryClient, listPasskeys, listDevices),
  });
}

/** Creates a passkey and saves it; null if the member dismissed the prompt. */
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

/**
 * Removes the password; gives false, and keeps the password, if the member dismissed the prompt.
 */
export const useRemovePassword = (said: Said<boolean>) =>
  useChange(async (_input: undefined) => {
    const passkey = await assertPasskey();
    if (!passkey) return false;
    await call(removePassword, { body: { passkey } });
    return true;
  }, said);

/**
 * Proves the member's identity: by the password they type or, when the field is empty or they have
 * none, by a passkey.
 */
export function useProof() {
  const { data } = usePasskeys();
  const hasPassword = data?.hasPassword ?? true;
  const isUsable = ({ copySuspectedAt }: { copySuspectedAt: string | null }) => !copySuspectedAt;
  const hasPasskey = canUsePasskeys() && Boolean(data?.passkeys.some(isUsable));
  return {
    hasPassword,
    hasPasskey,
    /** Gives the proof; null if there is none, or if the member dismissed the prompt. */
    async prove(password: string): Promise<Proof | null> {
      if (password !== '') return { password };
      const passkey = hasPasskey ? await assertPasskey() : null;
      return passkey && { passkey };
    },
  };
}
