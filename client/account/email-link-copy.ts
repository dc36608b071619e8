import { failure } from '../ui/toast-store.ts';

export const confirmEmailCopy = {
  title: 'Confirm Your Email',
  heading: 'Is this your new address?',
  lead: 'Confirm it, and you’ll sign in with it instead of the old one.',
  submit: 'Confirm My Address',
  doneHeading: 'Your address has changed',
  done: 'You sign in with it from now on. You can undo this from the old address for 3 days.',
  next: 'Continue',
} as const;

export const keepEmailCopy = {
  title: 'Keep Your Email',
  heading: 'Wasn’t you?',
  lead: 'Keep this address. We’ll sign out every device, and your password and all passkeys will stop working. Next, you’ll choose a new password.',
  submit: 'It Wasn’t Me',
  done: {
    title: 'Your Address Stays',
    description:
      'Now choose a password that only you know. We’ve emailed you the link to this page too.',
  },
} as const;

export const emailLinkCopy = {
  incomplete: 'This link is incomplete. Open it from your email again.',
  sending: 'One moment...',
  failed: failure('Nothing Changed'),
} as const;
