import type { Theme } from '../../contract/preferences.ts';
import type { ToastWords } from '../ui/toast-store.ts';

export const accountCopy = {
  title: 'Account',
  lead: 'Your name, your look, your keys. All of it yours to change, to take along or to erase.',
  loading: 'Opening your account...',
  failedTitle: 'Your account did not open',
  failed: 'Try again in a moment.',
  retry: 'Try Again',
  back: 'Back to Profile',
} as const;

export const profileCopy = {
  heading: 'You',
  firstName: 'First name',
  lastName: 'Last name (optional)',
  save: 'Save Name',
  saving: 'Saving...',
  choose: 'Choose a Picture',
  drawing: 'Drawing...',
  remove: 'Remove Picture',
  hint: 'JPEG, PNG, WebP or AVIF, at most 2 MB. Only the two of you ever see it.',
} as const;

export const lookCopy = {
  heading: 'Look and discretion',
  theme: 'Theme',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,
  discreet: 'Discreet mode',
  discreetHint:
    'The tab shows a neutral name and sign, the screen blurs when you look elsewhere or press Esc twice, and pictures you share carry no names.',
  zone: 'Time zone',
  zoneHint: 'Decides when your day begins, for streaks and goals.',
  ownZone: (zone: string) => `As the device (${zone})`,
} as const;

export const passwordCopy = {
  heading: 'Password',
  lead: 'A new password signs you out everywhere else.',
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least 6 characters.',
  short: 'Passwords must be at least 6 characters long.',
  missing: 'Please enter your current password.',
  save: 'Change Password',
  saving: 'Changing...',
} as const;

export const devicesCopy = {
  heading: 'Signed-in devices',
  current: 'This device',
  seen: (time: string) => `Last used ${time}`,
  now: 'In use now',
  signOut: 'Sign Out',
  signOutOthers: 'Sign Out All Others',
  alone: 'You are signed in nowhere else.',
  failed: 'Your devices did not load.',
} as const;

export const dataCopy = {
  heading: 'Your data',
  text: 'Everything we keep about you in one ZIP: your entries, those shared with you, your sessions, challenges, badges, orders and invoices, as text to read and as JSON. It is not encrypted: keep it somewhere safe.',
  download: 'Download Everything',
} as const;

export const leaveCopy = {
  heading: 'Leave',
  text: 'Erases your journal, your name, your address and your logins at once. What you did together stays with your partner.',
  textAlone:
    'Erases everything: your journal, your name, your logins, and with you, the last one here, all that the two of you did together. A subscription ends.',
  open: 'Leave and Erase My Data',
  dialogTitle: 'Leave for good?',
  sure: 'Nobody can bring this back, we cannot either. You may want to download your data first.',
  password: 'Your password',
  keep: 'Stay',
  confirm: 'Erase and Leave',
  leaving: 'Erasing...',
} as const;

export const veilCopy = { title: 'Planner', show: 'Show Again' } as const;

const again = 'Something went wrong. Please try again.';

export const accountToasts = {
  saved: { title: 'Changes Saved' },
  failed: { title: 'Not Saved', description: again, variant: 'destructive' },
  picture: { title: 'Picture Saved' },
  pictureGone: { title: 'Picture Removed' },
  password: { title: 'Password Changed', description: 'Every other device is signed out.' },
  signedOut: { title: 'Device Signed Out' },
  othersSignedOut: { title: 'All Other Devices Signed Out' },
  notLeft: { title: 'Nothing Erased', description: again, variant: 'destructive' },
} as const satisfies Record<string, ToastWords>;
