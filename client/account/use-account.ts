import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AccountChanges,
  cancelEmailChange,
  changeAccount,
  changeAvatar,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAvatar,
  getAccount,
  keepEmail,
  leave,
  listDevices,
  signOutDevice,
  signOutOthers,
} from '../../contract/account/account.ts';
import { listPasskeys, type Proof } from '../../contract/auth/passkeys.ts';
import { refreshUser, useAuth } from '../auth/use-auth.ts';
import { removeTypedWords } from '../device/typed-words.ts';
import { call } from '../lib/api.ts';
import { withReason } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { refreshPreferences } from '../lib/preferences.ts';
import { invalidate, queryFor } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { accountToasts, passkeyToasts } from './copy.ts';
import { shrinkPicture, UnreadablePicture } from './shrink-picture.ts';

const accountQuery = queryFor(getAccount);
const devicesQuery = queryFor(listDevices);

export const useAccount = () => useQuery(accountQuery);
export const useDevices = () => useQuery(devicesQuery);

const CHANGE_KEY = ['change-account'];

export function useChangeAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: CHANGE_KEY,
    // One after the other: the last answer is the newest.
    scope: { id: 'change-account' },
    mutationFn: (body: AccountChanges) => call(changeAccount, { body }),
    onSuccess(account, changes) {
      queryClient.setQueryData(accountQuery.queryKey, account);
      refreshPreferences();
      if ('firstName' in changes) refreshUser(queryClient);
      // Days and weeks are counted in another zone now.
      if ('timeZone' in changes) void queryClient.invalidateQueries();
    },
  });
}

/** Whatever of the account is being changed, as it will be unless the server refuses it. */
export function useChangesUnderWay(): AccountChanges {
  const underWay = useMutationState({
    filters: { mutationKey: CHANGE_KEY, status: 'pending' },
    select: ({ state }) => state.variables as AccountChanges,
  });
  return Object.assign({}, ...underWay);
}

export function useChangeAvatar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File | null) =>
      file
        ? call(changeAvatar, { body: { image: await base64Of(await shrinkPicture(file)) } })
        : call(deleteAvatar),
    // Said here: a picture takes its time, and the page may be left meanwhile.
    onSuccess({ profileImageUrl }, file) {
      toast(file ? accountToasts.picture : accountToasts.pictureGone);
      queryClient.setQueryData(
        accountQuery.queryKey,
        (known) => known && { ...known, profileImageUrl },
      );
      refreshUser(queryClient);
    },
    onError(error) {
      const isUnreadable = error instanceof UnreadablePicture;
      toast(isUnreadable ? accountToasts.unreadable : withReason(accountToasts.failed, error));
    },
  });
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Asks the member for the proof that a change needs; null when they turned their device away. */
type Prove = () => Promise<Proof | null>;

/** Whether the change was asked for. */
export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ email, prove }: { email: string; prove: Prove }) {
      const proof = await prove();
      if (proof) await call(changeEmail, { body: { email, ...proof } });
      return proof !== null;
    },
    // Said here: the form goes with the answer that it has changed.
    onSuccess(isAsked) {
      toast(isAsked ? accountToasts.emailAsked : passkeyToasts.turnedAway);
      return queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
}

export function useCancelEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSuccess() {
      toast(accountToasts.emailKept);
      return queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
}

/** What a link from a mail asks for; whoever is signed in here may be someone else now. */
function useEmailLink<Answer>(send: (body: { token: string }) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => send({ token }),
    onSuccess() {
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      refreshUser(queryClient);
    },
  });
}

export const useConfirmEmail = () => useEmailLink((body) => call(confirmEmail, { body }));
export const useKeepEmail = () => useEmailLink((body) => call(keepEmail, { body }));

/** Whether the password was changed. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ password, prove }: { password: string; prove: Prove }) {
      const proof = await prove();
      if (!proof) return false;
      const { password: currentPassword, passkey } = proof;
      await call(changePassword, { body: { password, currentPassword, passkey } });
      return true;
    },
    onSuccess: () => invalidate(queryClient, listDevices, listPasskeys),
  });
}

/** Signs one device out by its id, or with null every other. */
export function useSignOutDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(signOutOthers) : call(signOutDevice, { params: { id } }),
    onSuccess: (_nothing, id) =>
      toast(id === null ? accountToasts.othersSignedOut : accountToasts.signedOut),
    onError: (error) => toast(withReason(accountToasts.failed, error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

/** Whether they have left. Then nothing of theirs stays here, also when the question was closed. */
export function useLeave() {
  const userId = useAuth().user?.id ?? '';
  return useMutation({
    async mutationFn(prove: Prove) {
      const proof = await prove();
      if (proof) await call(leave, { body: proof });
      return proof !== null;
    },
    onSuccess(hasLeft) {
      if (!hasLeft) return toast(passkeyToasts.turnedAway);
      // A fresh page, so that nothing of anyone stays in memory either.
      void removeTypedWords(userId).finally(() => location.replace(paths.home()));
    },
    onError: (error) => toast(withReason(accountToasts.notLeft, error)),
  });
}
