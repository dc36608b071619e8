import type { LockChoice } from '../../contract/auth/lock-choice.ts';
import type { Reminders } from '../../contract/notifications/reminders.ts';
import type { AccountSection } from '../../contract/pages.ts';
import { counted } from '../lib/amounts.ts';
import { timeText } from '../lib/dates.ts';

export const accountCopy = {
  title: 'Account',
  rows: {
    you: 'You',
    notifications: 'Notifications',
    privacy: 'Privacy and lock',
    'sign-in': 'Sign-in and devices',
    data: 'Your data',
  } satisfies Record<AccountSection, string>,
  loading: 'Loading your account...',
  failedTitle: 'Your account could not be loaded',
  failed: 'Please try again in a moment.',
  retry: 'Try Again',
  back: 'Back to Profile',
  backHere: 'Back to Account',
} as const;

/** Says in one line what is set on each page. */
export const rowStates = {
  notifications: ({ isOnHere, phones, quietHours }: Reminders) =>
    listed(
      isOnHere ? 'On for this device' : phones > 0 ? 'On for another device' : 'By email',
      quietHours && `quiet from ${timeText(quietHours.from)}`,
    ),
  privacy: (lock: LockChoice, isDiscreet: boolean) =>
    listed(lock === null ? 'Lock off' : 'Lock on', isDiscreet && 'discreet'),
  signIn: (devices: number, passkeys: number) =>
    listed(counted(devices, 'device'), passkeys ? counted(passkeys, 'passkey') : 'no passkeys'),
  data: 'Download a copy, or leave',
} as const;

const listed = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(' · ');
