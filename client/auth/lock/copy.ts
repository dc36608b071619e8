import { failure, type ToastWords } from '../../ui/toast-store.ts';

export const lockCopy = {
  title: 'Locked',
  heading: 'Locked',
  lead: 'Unlock to go on where you were.',
  password: 'Password',
  missing: 'Please enter your password.',
  submit: 'Unlock',
  submitting: 'Unlocking...',
  forgot: 'Forgot your password?',
  passkey: 'Use a Passkey',
  or: 'or',
  noPasskey: 'No passkey at hand?',
  signOut: 'Sign Out',
} as const;

export const lockToasts = {
  refused: failure('Not Unlocked', 'Please try again in a moment.'),
  turnedAway: { title: 'Still Locked', description: 'No passkey was used.' },
} as const satisfies Record<string, ToastWords>;
