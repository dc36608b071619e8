import { useQuery } from '@tanstack/react-query';
import { getAccount, listDevices } from '../../contract/account/account.ts';
import type { AccountSection } from '../../contract/pages.ts';
import { usePasskeys } from '../auth/passkeys/use-passkeys.ts';
import { useAuth } from '../auth/use-auth.ts';
import { queryFor } from '../lib/query-client.ts';
import { useReminders } from '../notifications/use-reminders.ts';
import { rowStates as copy } from './list-copy.ts';

/** Says in one line what is set on each page of the account. A line keeps its place while pending. */
export function useRowStates(): Record<AccountSection, string> {
  const { user } = useAuth();
  // Ask without use-account.ts, whose changes only the pages behind the rows need.
  const account = useQuery(queryFor(getAccount));
  const reminders = useReminders();
  const passkeys = usePasskeys();
  const devices = useQuery(queryFor(listDevices));
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
