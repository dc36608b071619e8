import { failure, type ToastWords } from '../../ui/toast-store.ts';

const VERSION = '1.0.0';

export const profileCopy = {
  title: 'Profile',
  changePicture: 'Change your picture',
  workouts: 'Workouts',
  streak: 'Day streak',
  badges: 'Badges',
  figures: 'Your stats',
  figuresFailed: 'Your stats could not be loaded',
  loading: 'Loading...',
  partner: 'Partner connection',
  partnerFailed: 'Your partner could not be loaded',
  connected: 'Connected. You train as one.',
  waiting: (name: string) => `${name} has not signed in yet. Send them a link of their own.`,
  waitingLocked: (name: string) =>
    `${name} has not signed in yet. Unlock the app to send them a link of their own.`,
  unlock: 'Unlock',
  invite: 'Invite',
  textPartner: (name: string) => `Text ${name}`,
  mailAgain: 'Mail the Link Again',
  left: 'Your partner has left. What you did together stays with you.',
  account: 'Account',
  email: 'Email',
  memberSince: 'Member since',
  accountLink: 'Account & Privacy',
  accountLinkText: 'Name, password, devices, your data',
  settings: 'Settings',
  invitePartner: 'Invite Your Partner',
  inviteCouple: 'Invite Another Couple',
  signOut: 'Sign Out',
  version: `Version ${VERSION}`,
} as const;

export const settingsToast = {
  title: 'Settings Coming Soon!',
  description: 'What you can change already is on this page.',
} as const satisfies ToastWords;

/** What a share sheet calls a link. It may stay in a list there, so it tells nothing. */
export const linkTitle = 'A link for you';

export const inviteToasts = {
  mailed: { title: 'Mail Sent', description: 'Their link works once, for 7 days.' },
  refused: failure('Invitation Failed'),
  copied: {
    title: 'Invite Link Copied!',
    description: 'Send it to the one you train with.',
  },
  failed: (link: string) => failure('Copy Failed', `Please copy the link by hand: ${link}`),
} as const satisfies Record<string, ToastWords | ((link: string) => ToastWords)>;
