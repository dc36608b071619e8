import { failure, type ToastWords } from '../../ui/toast-store.ts';

const VERSION = '1.0.0';

export const profileCopy = {
  title: 'Profile',
  changePicture: 'Change your picture',
  workouts: 'Workouts',
  streak: 'Day streak',
  badges: 'Badges',
  stats: 'Your stats',
  statsFailed: 'Your stats could not be loaded',
  loading: 'Loading...',
  partner: 'Partner connection',
  partnerFailed: 'Your partner could not be loaded',
  connected: (name: string) => `${name} is connected.`,
  waiting: (name: string) => `${name} hasn’t signed in yet. Send them their own link.`,
  waitingLocked: (name: string) =>
    `${name} hasn’t signed in yet. Unlock the app to send them their own link.`,
  unlock: 'Unlock',
  invite: 'Invite',
  textPartner: (name: string) => `Text ${name}`,
  manualCopy: 'The invite link, to copy yourself',
  mailAgain: 'Email the Link Again',
  left: 'Your partner has left. What you did together stays with you.',
  account: 'Account',
  email: 'Email',
  memberSince: 'Member since',
  settings: 'Settings',
  settingsText: 'Account, notifications, privacy',
  invitePartner: 'Invite Your Partner',
  inviteCouple: 'Invite Another Couple',
  signOut: 'Sign Out',
  version: `Version ${VERSION}`,
} as const;

/** Words of the card about a partner who has not signed in yet. */
export const waitingCopy = {
  mailed: (name: string) => `We’ve emailed ${name} a link`,
  next: 'One tap on it, a password, and you’re both in.',
  locked: (name: string) => `Unlock the app to send ${name} the link yourself.`,
  again: 'Send Again',
} as const;

export const settingsToast = {
  title: 'Settings Coming Soon!',
  description: 'Everything you can change so far is here.',
} as const satisfies ToastWords;

/** Title of a link in a share sheet, which may keep a list of titles: this one reveals nothing. */
export const linkTitle = 'A link for you';

export const inviteToasts = {
  mailed: { title: 'Email Sent', description: 'Their link works once, for 7 days.' },
  refused: failure('Invitation Failed'),
  copied: {
    title: 'Invite Link Copied!',
    description: 'Send it to your workout partner.',
  },
  failed: failure('Copy Failed', 'The link is on the page and selected. Please copy it yourself.'),
} as const satisfies Record<string, ToastWords>;
