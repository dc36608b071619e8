import { failure, type ToastWords } from '../../ui/toast-store.ts';

export const lockCopy = {
  title: 'Locked',
  heading: 'Locked',
  lead: 'Unlock to continue where you were.',
  password: 'Password',
  missing: 'Please enter your password.',
  submit: 'Unlock',
  submitting: 'Unlocking...',
  forgot: 'Forgot your password?',
  passkey: 'Use a Passkey',
  or: 'or',
  noPasskey: 'Don’t have your passkey?',
  signOut: 'Sign Out',
} as const;

export const lockToasts = {
  refused: failure('Couldn’t Unlock', 'Please try again in a moment.'),
  turnedAway: { title: 'Still Locked', description: 'No passkey was used.' },
} as const satisfies Record<string, ToastWords>;
