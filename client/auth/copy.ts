import type { SignInReason } from '../lib/paths.ts';
import type { ToastWords } from '../ui/toast-store.ts';

export const signInCopy = {
  title: 'Sign In',
  heading: 'Hello again',
  lead: 'Sign in with your own email. Either of you opens the door for both.',
  submit: 'Sign In',
  submitting: 'Signing In...',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  createAccount: 'Create an Account',
} as const;

export const signInToasts = {
  missing: {
    title: 'Missing Information',
    description: 'Please enter both email and password.',
    variant: 'destructive',
  },
  refused: {
    title: 'Sign In Failed',
    description: 'Invalid email or password. Please try again.',
    variant: 'destructive',
  },
  unreachable: {
    title: 'Error',
    description: 'Something went wrong. Please try again.',
    variant: 'destructive',
  },
  done: { title: 'Welcome back!', description: "You've been successfully signed in." },
} as const satisfies Record<string, ToastWords>;

export const signUpCopy = {
  title: 'Create Your Account',
  heading: 'One account, two of you',
  lead: 'Each of you gets your own sign-in; what you build, you share.',
  partners: ['Partner 1', 'Partner 2'],
  partnerHints: [
    'That is you, on this device.',
    'We mail them a link to choose a password of their own.',
  ],
  submit: 'Create Our Account',
  submitting: 'Creating Account...',
  created: 'Opening your studio...',
  terms:
    'By creating an account you both agree to these terms: you are adults, you take part because you both want to, and you train within your limits. Ask a doctor first if either of you is unsure.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
} as const;

export const signUpToasts = {
  missing: { title: 'Missing Information', variant: 'destructive' },
  email: { title: 'Invalid Email', variant: 'destructive' },
  sameEmail: { title: 'Invalid Email', variant: 'destructive' },
  password: { title: 'Password Too Short', variant: 'destructive' },
  refused: {
    title: 'Signup Failed',
    description: 'There was an error creating your account. Please try again.',
    variant: 'destructive',
  },
  done: {
    title: 'Welcome to Sexercise',
    description: 'Your account is ready. Take a breath together, we open the door in a moment.',
  },
} as const satisfies Record<string, ToastWords>;

type GateCopy = { title: string; description: string; benefits: readonly string[] };

export const gateCopy: Record<SignInReason, GateCopy> = {
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
};

export const gateButtons = { signIn: 'Sign In', createAccount: 'Create Your Account' } as const;

export const forgotCopy = {
  title: 'Forgot Your Password',
  heading: 'Forgot your password?',
  lead: 'Tell us your email, and we mail you a link to choose a new one. It is good for one hour.',
  submit: 'Mail Me a Link',
  submitting: 'Sending...',
  back: 'Back to Sign In',
  sentHeading: 'Look in your mail',
  sent: 'If there is an account for that address, a link is on its way. It may take a minute; do look among the unwanted mail too.',
  invalid: {
    title: 'Invalid Email',
    description: 'Please enter a valid email address.',
    variant: 'destructive',
  },
  failed: {
    title: 'Error',
    description: 'Something went wrong. Please try again.',
    variant: 'destructive',
  },
} as const;

export const chooseCopy = {
  title: 'Choose a Password',
  heading: 'Choose your password',
  lead: 'At least 6 characters. Afterwards you are signed in here, and signed out everywhere else.',
  label: 'New password',
  submit: 'Save and Sign In',
  submitting: 'Saving...',
  noTokenHeading: 'This link is not complete',
  noToken: 'Open the link from your mail again, or ask for a fresh one.',
  askAgain: 'Ask for a New Link',
  short: {
    title: 'Password Too Short',
    description: 'Passwords must be at least 6 characters long.',
    variant: 'destructive',
  },
  failed: {
    title: 'Password Not Saved',
    description: 'Something went wrong. Please try again.',
    variant: 'destructive',
  },
  done: { title: 'Password Saved', description: "You're signed in with your new password." },
} as const;
