import type { Theme } from '../../contract/preferences.ts';
import { counted } from '../lib/amounts.ts';
import { failure, type ToastWords } from '../ui/toast-store.ts';

export const profileCopy = {
  heading: 'Name and picture',
  firstName: 'First name',
  lastName: 'Last name (optional)',
  save: 'Save Name',
  saving: 'Saving...',
  choose: 'Choose a Picture',
  drawing: 'Saving...',
  remove: 'Remove Picture',
  hint: 'Any photo works. Only the two of you see it.',
} as const;

export const phoneCopy = {
  heading: 'Phone',
  lead: 'Your partner can text you a link there. We never call or text it.',
  phone: 'Cell phone',
  save: 'Save Phone',
  saving: 'Saving...',
} as const;

export const emailCopy = {
  heading: 'Email',
  current: (email: string) => `You sign in with ${email}.`,
  email: 'New email',
  emailHint: 'We email both addresses. Nothing changes until you confirm the new one.',
  password: 'Password for this change',
  saveEmail: 'Change Email',
  sending: 'Sending...',
  pending: (email: string) =>
    `Waiting for you to confirm ${email}. The link we emailed there works for one hour.`,
  cancel: 'Keep My Address',
} as const;

export const lookCopy = {
  heading: 'Look and time zone',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' } satisfies Record<
    Theme,
    string
  >,
  zone: 'Time zone',
  zoneHint: 'Decides when your day begins, for streaks and goals.',
  ownZone: (zone: string) => `Same as device (${zone})`,
} as const;

export const discreetCopy = {
  heading: 'Discretion',
  discreet: 'Discreet mode',
  hint: 'The tab and every page show a neutral name and icon, and emails come from a neutral sender. We cover the screen when you switch to another window, double-tap it with two fingers or press Esc twice. Pictures you share show no names.',
  cover: 'Cover the Screen Now',
} as const;

export const installSectionCopy = {
  heading: 'On your home screen',
} as const;
export const offlineCopy = { heading: 'On this phone' } as const;

export const lockCopy = {
  heading: 'Lock',
  lead: 'Asks for your passkey or password before showing your journal, bedroom, orders or account. A workout in progress keeps going.',
  label: 'Lock when out of sight',
  off: 'Off',
  always: 'Always',
  after: (minutes: number) => `After ${counted(minutes, 'minute')}`,
  hints: {
    off: 'Anyone holding this device unlocked can read what you can.',
    always: 'Every time you open the app or come back to it.',
    minutes: 'Counted from when you switch to something else or the screen goes dark.',
  },
  now: 'Lock Now',
  proof: 'Before you turn off the lock or make it wait longer, please confirm that it’s you.',
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
  leadNone:
    'You don’t have one: you sign in with your passkeys. If you ever lose them, “Forgot your password?” emails you a link.',
  choose: 'Choose a Password',
  remove: 'Remove My Password',
  removeTitle: 'Sign in with passkeys only?',
  removeText:
    'Your device will ask for a passkey. Then your password will stop working, and you’ll be signed out everywhere else. You can still get back in with a link we email you.',
  removeConfirm: 'Remove Password',
  removing: 'Waiting for Your Device...',
  keep: 'Keep It',
  notRemoved: failure('Password Not Removed'),
} as const;

export const passkeyCopy = {
  heading: 'Passkeys',
  lead: 'Sign in with your fingerprint, face or security key. There’s nothing to remember, and nothing to phish.',
  failed: 'Your passkeys could not be loaded.',
  unsupported: 'This browser can’t use passkeys here. A newer one can, or your phone.',
  add: 'Add a Passkey',
  adding: 'Waiting for Your Device...',
  added: (time: string) => `Added ${time}, not used yet`,
  used: (time: string) => `Last used ${time}`,
  copied: (time: string) =>
    `There may be a copy of this passkey: on ${time} it was used out of turn, and we refused it. It no longer works. Remove it, and sign out every device below that you don’t know.`,
  rename: 'Rename',
  remove: 'Remove',
  renameTitle: 'Rename this passkey',
  name: 'Name',
  saveName: 'Save Name',
  cancel: 'Cancel',
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText:
    'It will no longer sign you in. Your device may keep listing it until you delete it there too.',
  removeConfirm: 'Remove Passkey',
  keep: 'Keep It',
} as const;

export const passkeyToasts = {
  added: { title: 'Passkey Added', description: 'Next time, your device can sign you in.' },
  notAdded: failure('Passkey Not Added'),
  onDevice: failure('Passkey Not Added', 'This device already has a passkey for your account.'),
  turnedAway: {
    title: 'Nothing Changed',
    description: 'Your device didn’t confirm. Try again anytime.',
  },
  removed: { title: 'Passkey Removed' },
  notRemoved: failure('Passkey Not Removed'),
  passwordRemoved: {
    title: 'Password Removed',
    description: 'You sign in with your passkeys now. Every other device is signed out.',
  },
} as const satisfies Record<string, ToastWords>;

export const proofCopy = {
  title: 'Is it you?',
  text: 'Before you add a passkey, please confirm that it’s you.',
  password: 'Your password',
  hint: 'Or leave this empty and confirm with a passkey.',
  passkeyAlone: 'Your device will ask for your passkey.',
  nothingHere:
    'You don’t have a password, and this browser can’t use passkeys here. Sign in on a device that has one, or get a link by email to choose a password.',
  missing: 'Please enter your current password.',
  turnedAway: 'Your device didn’t confirm. Please try again, or enter your password.',
  failed: 'Something went wrong. Please try again.',
  submit: 'Confirm',
} as const;

export const devicesCopy = {
  heading: 'Signed-in devices',
  current: 'This device',
  seen: (time: string) => `Last used ${time}`,
  now: 'In use now',
  signOut: 'Sign Out',
  signOutOthers: 'Sign Out All Others',
  alone: 'You’re not signed in anywhere else.',
  failed: 'Your devices could not be loaded.',
} as const;

export const answersCopy = {
  heading: 'Yes, maybe, no',
  text: 'Your answers for the bedroom. Change them, or erase them with one tap. Your partner never sees them.',
  open: 'See My Answers',
} as const;

export const dataCopy = {
  heading: 'A copy for you',
  text: 'Everything we keep about you in one ZIP: your entries, those shared with you, your sessions, challenges, badges, orders, invoices and your own bedroom answers, as text and as JSON. It isn’t encrypted, so keep it somewhere safe.',
  download: 'Download Everything',
} as const;

export const leaveCopy = {
  heading: 'Leave',
  text: 'Erases your journal, your name, your address and your sign-ins right away. What you did together stays with your partner. If you pay for a subscription, it ends: we won’t charge your card again.',
  textAlone:
    'Erases everything: your journal, your name, your sign-ins and, since you’re the last one here, all that the two of you did together. A subscription ends.',
  open: 'Leave and Erase My Data',
  dialogTitle: 'Leave for good?',
  sure: 'You can’t undo this. You may want to download your data first.',
  password: 'Your password',
  keep: 'Stay',
  confirm: 'Erase and Leave',
  leaving: 'Erasing...',
} as const;

export const accountToasts = {
  saved: { title: 'Changes Saved' },
  failed: failure('Not Saved'),
  unreadable: failure(
    'Not Saved',
    'This browser can’t open that file as a picture. A JPEG or PNG always works.',
  ),
  picture: { title: 'Picture Saved' },
  pictureGone: { title: 'Picture Removed' },
  password: { title: 'Password Changed', description: 'Every other device is signed out.' },
  emailAsked: {
    title: 'Check Your Email',
    description: 'Confirm the new address with the link we sent there.',
  },
  emailKept: { title: 'Address Kept' },
  signedOut: { title: 'Device Signed Out' },
  othersSignedOut: { title: 'All Other Devices Signed Out' },
  notLeft: failure('Nothing Erased'),
} as const satisfies Record<string, ToastWords>;
