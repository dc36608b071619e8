import { expect, test } from 'vitest';
import { signUpMessages } from '../../contract/auth/auth.ts';
import { inviteToasts, settingsToast } from '../account/profile/copy.ts';
import { signInToasts, signUpToasts } from '../auth/copy.ts';
import { journalToasts } from '../journal/copy.ts';
import { challengeToasts } from '../progress/challenges/copy.ts';
import { failedToast } from '../shop/payments/copy.ts';
import { premiumToasts } from '../shop/premium/copy.ts';
import { startToasts } from '../training/player/copy.ts';
import { sessionToasts } from '../training/sessions/copy.ts';
import type { ToastWords } from '../ui/toast-store.ts';

const failures: [ToastWords, string, string | undefined][] = [
  [signInToasts.refused, 'Sign In Failed', 'Invalid email or password. Please try again.'],
  [signInToasts.unreachable, 'Error', 'Something went wrong. Please try again.'],
  [signInToasts.missing, 'Missing Information', 'Please enter both email and password.'],
  [
    { ...signUpToasts.missing, description: signUpMessages.missing },
    'Missing Information',
    'Please fill in all fields for both partners.',
  ],
  [
    { ...signUpToasts.email, description: signUpMessages.email },
    'Invalid Email',
    'Please enter valid email addresses for both partners.',
  ],
  [
    { ...signUpToasts.password, description: signUpMessages.password },
    'Password Too Short',
    'Passwords must be at least 6 characters long.',
  ],
  [
    signUpToasts.refused,
    'Signup Failed',
    'There was an error creating your account. Please try again.',
  ],
  [failedToast, 'Payment Failed', undefined],
  [
    premiumToasts.notStarted,
    'Subscription Error',
    'Unable to create subscription. Please try again.',
  ],
  [
    challengeToasts.generationError,
    'Generation Error',
    'Failed to generate graphic. Please try again.',
  ],
  [challengeToasts.copyFailed, 'Copy Failed', 'Please manually copy the challenge text.'],
];

test.each(failures)('a toast that tells of a failure looks like one: %o', (toast, title, text) => {
  // “Toasts (destructive unless success):”
  expect(toast).toEqual({
    title,
    ...(text && { description: text }),
    variant: 'destructive',
  });
});

const successes: [ToastWords, string][] = [
  [signInToasts.done, 'Welcome back!'],
  [journalToasts.saved, 'Entry Saved'],
  [premiumToasts.done, 'Welcome to Premium! 🎉'],
  [challengeToasts.generated, 'Challenge Graphic Generated!'],
  [challengeToasts.shared, 'Challenge Shared!'],
  [challengeToasts.copied, 'Challenge Copied!'],
  [inviteToasts.copied, 'Invite Link Copied!'],
  [settingsToast, 'Settings Coming Soon!'],
  [startToasts.started, 'Session Started'],
  [sessionToasts.completed, 'Workout Complete! 🎉'],
];

test.each(successes)('a toast that tells of a success does not: %o', (toast, title) => {
  // “Toasts (destructive unless success):”
  expect(toast.title).toBe(title);
  expect(toast.variant).toBeUndefined();
});
