import type { AccountSection } from '../../contract/pages.ts';
import { usePasskeys } from '../auth/passkeys/use-passkeys.ts';
import { useAuth } from '../auth/use-auth.ts';
import { useReminders } from '../notifications/use-reminders.ts';
import { rowStates as copy } from './copy.ts';
import { useAccount, useDevices } from './use-account.ts';

/** Says in one line what is set on each page of the account. A line keeps its place while pending. */
export function useRowStates(): Record<AccountSection, string> {
  const { user } = useAuth();
  const account = useAccount();
  const reminders = useReminders();
  const passkeys = usePasskeys();
  const devices = useDevices();
  return {
    you: stateOf(account, ({ firstName, lastName }) => [firstName, lastName].join(' ').trim()),
    notifications: stateOf(reminders, copy.notifications),
    privacy: stateOf(account, ({ isDiscreet }) =>
      copy.privacy(user?.lock?.afterMinutes ?? null, isDiscreet),
    ),
    'sign-in': stateOf(passkeys, (known) =>
      stateOf(devices, ({ length }) => copy.signIn(length, known.passkeys.length)),
    ),
    data: copy.data,
  };
}

function stateOf<T>({ data }: { data: T | undefined }, say: (data: T) => string): string {
  return data === undefined ? '\u00a0' : say(data);
}
