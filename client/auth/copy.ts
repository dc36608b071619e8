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
  lead: 'You each get your own sign-in. Everything else you share.',
  partners: ['Partner 1', 'Partner 2'],
  partnerHints: [
    'That’s you, on this device.',
    'We email them a link to choose their own password.',
  ],
  passwordHints: [
    'At least 6 characters',
    'A starter password (they’ll choose their own). At least 6 characters.',
  ],
  missing: {
    Name: 'Please enter a name.',
    Email: 'Please enter an email address.',
    Phone: 'Please enter a cell phone number.',
    Password: 'Please choose a password.',
  },
  shortPassword: 'Please use at least 6 characters.',
  line: (name: string) => `A line for ${name || 'your partner'} (optional)`,
  lineHint: 'Up to 140 characters, in the email we send them. No links.',
  submit: 'Create Our Account',
  submitting: 'Creating Account...',
  created: 'Opening your studio...',
  terms:
    'By creating an account, you both agree to our terms: you’re both 18 or older, you’re here because you both want to be, and you train within your limits. If either of you is unsure, ask a doctor first.',
  why: 'Why we ask: you each sign in with your own email, and your partner can text you your link. Both are encrypted, and you can change them later.',
  taken:
    'Did your partner already create this account? Then you don’t need another one. We can email you your link.',
  mailMyLink: 'Email Me My Link',
  mailing: 'Sending...',
  mailed: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It may take a minute. Check your spam folder too.`,
  notMailed: failure('Email Not Sent'),
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
} as const;

export const signUpToasts = {
  missing: { title: 'Missing Information', variant: 'destructive' },
  email: { title: 'Invalid Email', variant: 'destructive' },
  sameEmail: { title: 'Invalid Email', variant: 'destructive' },
  password: { title: 'Password Too Short', variant: 'destructive' },
  longLine: { title: 'Line Too Long', variant: 'destructive' },
  linkInLine: { title: 'No Links, Please', variant: 'destructive' },
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
      'Bedroom workouts are for couples with Premium. Sign in, and we’ll take you there.',
    benefits: [
      '20+ bedroom workouts, tender and unhurried',
      'Every workout in every category, no limits',
      'One subscription for both of you',
    ],
  },
  progress: {
    title: 'Track Your Progress',
    description:
      'Your streak, your week and your badges belong to your account. Sign in to see them.',
    benefits: [
      'The calories and minutes of every session you finish',
      'Weekly goals you reach together',
      'Badges for the days you showed up',
    ],
  },
  general: {
    title: 'Sign In to Continue',
    description:
      'This page is for the two of you. Sign in, and we’ll take you back to where you were.',
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
  lead: 'Enter your email, and we’ll send you a link to choose a new one. It works for one hour.',
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
  lead: 'At least 6 characters. You’ll be signed in here and signed out everywhere else.',
  leadClaim:
    'At least 6 characters. Someone has been signing in with the password from sign-up. That ends now: their passkeys, calendar link, notification choices and private answers are removed. Everything written stays.',
  headingInvited: (name: string) => `${name} invited you`,
  leadInvited: 'Choose a password and you’re in.',
  passwordHint: 'At least 6 characters, known only to you.',
  loading: 'Reading your link...',
  label: 'New password',
  removePasskeys: 'Remove all passkeys',
  passkeyHints: {
    'in use': 'Check this if someone else may have added one. You can add yours again.',
    suspended:
      'Someone knew how to sign in as you, so any passkey may be theirs. None of them work until you’ve chosen a password. You can add yours again.',
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
    unsent > 0 ? 'Some Things Haven’t Been Sent' : 'You Have an Unfinished Entry',
  titles: {
    there: 'Sign Out?',
    away: 'Sign Out on This Device?',
    'no-network': 'Sign Out While You’re Offline?',
  },
  unreachable: {
    away: 'We can’t reach the server right now. We’ll remove everything of yours from this device, and finish signing you out when we’re back online.',
    'no-network':
      'We’ll remove everything of yours from this device. You need to be online to sign in again.',
  },
  lost: (unsent: number, unfinished: number) =>
    [
      unsent === 1 && 'One thing you did offline is waiting here to be sent.',
      unsent > 1 && `${unsent} things you did offline are waiting here to be sent.`,
      unfinished === 1 && 'There’s a journal entry on this device that you haven’t finished.',
      unfinished > 1 &&
        `There are ${unfinished} journal entries on this device that you haven’t finished.`,
      `Signing out removes ${unsent + unfinished === 1 ? 'it' : 'them'} for good.`,
    ]
      .filter(Boolean)
      .join(' '),
  stay: 'Stay Signed In',
  signOut: 'Sign Out Anyway',
} as const;
