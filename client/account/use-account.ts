import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Account,
  changeAccount,
  changeAvatar,
  changePassword,
  deleteAvatar,
  getAccount,
  leave,
  listDevices,
  signOutDevice,
  signOutOthers,
} from '../../contract/account.ts';
import { refreshUser } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { refreshPreferences } from '../lib/preferences.ts';
import { queryFor } from '../lib/query-client.ts';

const accountQuery = queryFor(getAccount);
const devicesQuery = queryFor(listDevices);

export const useAccount = () => useQuery(accountQuery);
export const useDevices = () => useQuery(devicesQuery);

type Changes = Partial<
  Pick<Account, 'firstName' | 'lastName' | 'theme' | 'isDiscreet' | 'timeZone'>
>;

export function useChangeAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Changes) => call(changeAccount, { body }),
    onSuccess(account, changes) {
      queryClient.setQueryData(accountQuery.queryKey, account);
      refreshPreferences();
      if ('firstName' in changes) refreshUser(queryClient);
      // Days and weeks are counted in another zone now.
      if ('timeZone' in changes) void queryClient.invalidateQueries();
    },
  });
}

/** Sends a picture, or takes it away. */
export function useChangeAvatar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File | null) =>
      file ? call(changeAvatar, { body: { image: await base64Of(file) } }) : call(deleteAvatar),
    onSuccess({ profileImageUrl }) {
      queryClient.setQueryData(
        accountQuery.queryKey,
        (known) => known && { ...known, profileImageUrl },
      );
      refreshUser(queryClient);
    },
  });
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; password: string }) =>
      call(changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

/** Signs one device out by its id, or with null every other. */
export function useSignOutDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(signOutOthers) : call(signOutDevice, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

export function useLeave() {
  return useMutation({ mutationFn: (password: string) => call(leave, { body: { password } }) });
}
