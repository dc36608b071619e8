import type { ToastWords } from '../ui/toast-store.ts';

const VERSION = '1.0.0';

export const profileCopy = {
  title: 'Profile',
  account: 'Account',
  email: 'Email',
  memberSince: 'Member since',
  settings: 'Settings',
  signOut: 'Sign Out',
  version: `Version ${VERSION}`,
} as const;

export const settingsToast = {
  title: 'Settings Coming Soon!',
  description: 'We are still arranging the furniture.',
} as const satisfies ToastWords;
