import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AccountChanges,
  cancelEmailChange,
  changeAccount,
  changeAvatar,
  changeEmail,
  changePassword,
  deleteAvatar,
  getAccount,
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
    // Send one change after the other, so that the last answer is the newest.
    scope: { id: 'change-account' },
    mutationFn: (body: AccountChanges) => call(changeAccount, { body }),
    onSuccess(account, changes) {
      queryClient.setQueryData(accountQuery.queryKey, account);
      refreshPreferences();
      if ('firstName' in changes) refreshUser(queryClient);
      // Fetch everything again: days and weeks are counted in another zone now.
      if ('timeZone' in changes) void queryClient.invalidateQueries();
    },
  });
}

/** Account fields that are being changed, with the values they get unless the server refuses. */
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
    // Show the toast here: a picture takes its time, and the page may be left before the answer.
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

/** Gets the proof that a change needs from the member; null if the member dismissed the prompt. */
type Prove = () => Promise<Proof | null>;

/** Requests a change of email; gives false if the member dismissed the prompt. */
export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ email, prove }: { email: string; prove: Prove }) {
      const proof = await prove();
      if (proof) await call(changeEmail, { body: { email, ...proof } });
      return proof !== null;
    },
    // Show the toast here: the form unmounts once the account shows the requested change.
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

/** Changes the password; gives false if the member dismissed the prompt. */
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

/**
 * Deletes the account; gives false if the member dismissed the prompt. Removes their data here even
 * if the dialog was closed.
 */
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
      // Load a fresh page, so that no member's data stays in memory either.
      void removeTypedWords(userId).finally(() => location.replace(paths.home()));
    },
    onError: (error) => toast(withReason(accountToasts.notLeft, error)),
  });
}
