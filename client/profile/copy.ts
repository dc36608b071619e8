import type { ToastWords } from '../ui/toast-store.ts';

const VERSION = '1.0.0';

export const profileCopy = {
  title: 'Profile',
  workouts: 'Workouts',
  streak: 'Day streak',
  badges: 'Badges',
  figures: 'Your figures',
  figuresFailed: 'We could not load your figures',
  loading: 'Loading...',
  partner: 'Partner connection',
  partnerFailed: 'We could not load your partner',
  connected: 'Connected. You train as one.',
  waiting: (name: string) => `${name} has not signed in yet. A link may help.`,
  invite: 'Invite',
  account: 'Account',
  email: 'Email',
  memberSince: 'Member since',
  settings: 'Settings',
  invitePartner: 'Invite Your Partner',
  signOut: 'Sign Out',
  version: `Version ${VERSION}`,
} as const;

export const settingsToast = {
  title: 'Settings Coming Soon!',
  description: 'We are still arranging the furniture.',
} as const satisfies ToastWords;

export const inviteToasts = {
  copied: {
    title: 'Invite Link Copied!',
    description: 'Send it to the one you train with.',
  },
  failed: (link: string) => ({
    title: 'Copy Failed',
    description: `Please copy the link by hand: ${link}`,
    variant: 'destructive',
  }),
} as const satisfies Record<string, ToastWords | ((link: string) => ToastWords)>;

export const accountLinkCopy = {
  title: 'Account & Privacy',
  text: 'Name, password, devices, your data',
} as const;
