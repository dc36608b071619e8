import type { SignInReason } from '../lib/paths.ts';
import { failure, type ToastWords } from '../ui/toast-store.ts';

export const signInCopy = {
  title: 'Sign In',
  heading: 'Hello again',
  lead: 'Sign in with your own email and password.',
  usePasskey: 'Use a Passkey',
  askingPasskey: 'Waiting for Your Device...',
  submit: 'Sign In',
  submitting: 'Signing In...',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  createAccount: 'Create an Account',
} as const;

export const signInToasts = {
  missing: failure('Missing Information', 'Please enter both email and password.'),
  refused: failure('Sign In Failed', 'Invalid email or password. Please try again.'),
  unreachable: failure('Error'),
  passkey: failure('Passkey Not Accepted'),
  done: { title: 'Welcome back!', description: "You've been successfully signed in." },
} as const satisfies Record<string, ToastWords>;

export const signUpCopy = {
  title: 'Create Your Account',
  heading: 'One account, two of you',
  lead: 'Each of you gets your own sign-in; what you build, you share.',
  partners: ['Partner 1', 'Partner 2'],
  partnerHints: [
    'That is you, on this device.',
    'We email them a link to choose a password of their own.',
  ],
  submit: 'Create Our Account',
  submitting: 'Creating Account...',
  created: 'Opening your studio...',
  terms:
    'By creating an account you both agree to our terms: you are both 18 or older, you take part because you both want to, and you train within your limits. Ask a doctor first if either of you is unsure.',
  why: 'Why all this: each of you signs in with your own email, and a cell phone is where your partner can text you your link. Both are kept sealed, and you can change them later.',
  taken:
    'Has your partner already made this account? Then you need no other: we can mail you your link.',
  mailMyLink: 'Mail Me My Link',
  mailing: 'Sending...',
  mailed: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It may take a minute; do look among the unwanted mail too.`,
  notMailed: failure('Mail Not Sent'),
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
} as const;

export const signUpToasts = {
  missing: { title: 'Missing Information', variant: 'destructive' },
  email: { title: 'Invalid Email', variant: 'destructive' },
  sameEmail: { title: 'Invalid Email', variant: 'destructive' },
  password: { title: 'Password Too Short', variant: 'destructive' },
  refused: failure('Signup Failed', 'There was an error creating your account. Please try again.'),
  done: {
    title: 'Welcome to Sexercise',
    description: 'Your account is ready, for both of you.',
  },
} as const satisfies Record<string, ToastWords>;

export const gateCopy = {
  premium: {
    title: 'Premium Content Requires Sign In',
    description:
      'Bedroom workouts are kept for couples with Premium. Sign in, and we take you there.',
    benefits: [
      '20+ bedroom workouts, tender and unhurried',
      'Every workout in every category, without a limit',
      'One subscription for both of you',
    ],
  },
  progress: {
    title: 'Track Your Progress',
    description:
      'Your streak, your week and your badges belong to your account. Sign in to see them.',
    benefits: [
      'The calories and minutes of every session you finish',
      'Weekly goals that you fill together',
      'Badges for the days you showed up',
    ],
  },
  general: {
    title: 'Sign In to Continue',
    description:
      'This page is for the two of you. Sign in, and we take you back to where you were.',
    benefits: [
      'Your first 3 workouts are free',
      'A private journal, shared only when you choose',
      'Challenges to take on as a pair',
    ],
  },
} as const satisfies Record<SignInReason, unknown>;

export const gateButtons = { signIn: 'Sign In', createAccount: 'Create Your Account' } as const;

export const forgotCopy = {
  title: 'Forgot Your Password',
  heading: 'Forgot your password?',
  lead: 'Enter your email, and we will send you a link to choose a new one. It works for one hour.',
  submit: 'Email Me a Link',
  submitting: 'Sending...',
  back: 'Back to Sign In',
  sentHeading: 'Check your email',
  sent: 'If there is an account for that address, a link is on its way. It may take a minute. Check your spam folder too.',
  invalid: failure('Invalid Email', 'Please enter a valid email address.'),
  failed: failure('Error'),
} as const;

export const chooseCopy = {
  title: 'Choose a Password',
  heading: 'Choose your password',
  lead: 'At least 6 characters. Afterward you are signed in here, and signed out everywhere else.',
  leadClaim:
    'At least 6 characters. Somebody has signed in with the password from sign-up. That ends now: passkeys, calendar address, notification choices and private answers from before go; what was written stays.',
  loading: 'Reading your link...',
  label: 'New password',
  removePasskeys: 'Remove all passkeys',
  passkeyHints: {
    'in use': 'Check this if somebody else may have added one. You can add yours again.',
    suspended:
      'Somebody knew how to sign in as you, so any passkey may be theirs. None opens anything until you have chosen a password. You can add yours again.',
  },
  submit: 'Save and Sign In',
  submitting: 'Saving...',
  noTokenHeading: 'This link is incomplete',
  noToken: 'Open the link from your email again, or ask for a new one.',
  askAgain: 'Ask for a New Link',
  short: failure('Password Too Short', 'Passwords must be at least 6 characters long.'),
  failed: failure('Password Not Saved'),
  done: { title: 'Password Saved', description: "You're signed in with your new password." },
} as const;

export const signOutCopy = {
  lossyTitle: (unsent: number) =>
    unsent > 0 ? 'Not Everything Is Sent' : 'You Have an Unfinished Entry',
  titles: {
    there: 'Sign Out?',
    away: 'Sign Out on This Device?',
    'no-network': 'Sign Out Without a Network?',
  },
  unreachable: {
    away: 'We cannot reach the server just now. Everything of yours is removed from this device at once, and the server hears of it when it is back.',
    'no-network':
      'Everything of yours is removed from this device at once. To sign in again you need the network.',
  },
  lost: (unsent: number, unfinished: number) =>
    [
      unsent === 1 && 'One thing that you did without a network waits here to be sent.',
      unsent > 1 && `${unsent} things that you did without a network wait here to be sent.`,
      unfinished === 1 && 'A journal entry that you have not finished is on this device.',
      unfinished > 1 &&
        `${unfinished} journal entries that you have not finished are on this device.`,
      `Signing out removes ${unsent + unfinished === 1 ? 'it' : 'them'} for good.`,
    ]
      .filter(Boolean)
      .join(' '),
  stay: 'Stay Signed In',
  signOut: 'Sign Out All the Same',
} as const;
