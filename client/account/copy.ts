import type { Theme } from '../../contract/preferences.ts';
import { failure, type ToastWords } from '../ui/toast-store.ts';

export const accountCopy = {
  title: 'Account',
  lead: 'Your name, look, passkeys, password, devices and data.',
  loading: 'Loading your account...',
  failedTitle: 'Your account could not be loaded',
  failed: 'Please try again in a moment.',
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
  drawing: 'Saving...',
  remove: 'Remove Picture',
  hint: 'Any photo, of any size: it is made small before it is sent. Only the two of you ever see it.',
} as const;

export const contactCopy = {
  heading: 'Email and phone',
  lead: 'You sign in with your email. Your phone is where your partner can text you a link; nobody else uses it.',
  phone: 'Cell phone',
  savePhone: 'Save Phone',
  saving: 'Saving...',
  current: (email: string) => `You sign in with ${email}.`,
  email: 'New email',
  emailHint: 'We mail both addresses. Nothing changes until the new one is confirmed.',
  password: 'Password for this change',
  saveEmail: 'Change Email',
  sending: 'Sending...',
  pending: (email: string) =>
    `Waiting for ${email} to be confirmed. The link we mailed there works for one hour.`,
  cancel: 'Keep My Address',
} as const;

export const confirmEmailCopy = {
  title: 'Confirm Your Email',
  heading: 'Is this your new address?',
  lead: 'Confirm it, and from then on you sign in with it instead of the old one.',
  submit: 'Confirm My Address',
  doneHeading: 'Your address is changed',
  done: 'From now on you sign in with it. The old one can undo this for 3 days.',
  next: 'Go On',
} as const;

export const keepEmailCopy = {
  title: 'Keep Your Email',
  heading: 'Was it not you?',
  lead: 'Keep this address. Every device is signed out, and the password and all passkeys stop working. Next, you choose a new password.',
  submit: 'It Was Not Me',
  done: {
    title: 'Your Address Stays',
    description:
      'Now choose a password that only you know. We mailed you the link to this page too.',
  },
} as const;

export const emailLinkCopy = {
  incomplete: 'This link is not complete. Open it from your mail again.',
  sending: 'One moment...',
  failed: failure('Nothing Changed'),
} as const;

export const lookCopy = {
  heading: 'Look and discretion',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' } satisfies Record<
    Theme,
    string
  >,
  discreet: 'Discreet mode',
  discreetHint:
    'The tab and every page show a neutral name and icon, and mails come from a neutral sender. The screen is covered when you switch to another window, tap it twice with two fingers or press Esc twice. Pictures you share carry no names.',
  cover: 'Cover the Screen Now',
  zone: 'Time zone',
  zoneHint: 'Decides when your day begins, for streaks and goals.',
  ownZone: (zone: string) => `Same as device (${zone})`,
} as const;

export const installSectionCopy = {
  heading: 'On your home screen',
} as const;
export const offlineCopy = { heading: 'On This Phone' } as const;

export const lockCopy = {
  heading: 'Lock',
  lead: 'Asks for your passkey or password before your journal, bedroom, orders and this page show anything. A workout under way goes on.',
  label: 'Lock when out of sight',
  off: 'Off',
  always: 'Always',
  after: (minutes: number) => (minutes === 1 ? 'After 1 minute' : `After ${minutes} minutes`),
  hints: {
    off: 'Whoever holds this device unlocked can read what you can.',
    always: 'Each time you open the app or come back to it.',
    minutes: 'Counted from when you switch to something else or the screen goes dark.',
  },
  now: 'Lock Now',
  proof: 'Before the lock is turned off or made to wait longer, please show that it is you.',
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
    'You have none: you sign in with your passkeys. If you ever lose them, “Forgot your password?” mails you a link.',
  choose: 'Choose a Password',
  remove: 'Remove My Password',
  removeTitle: 'Sign in with passkeys alone?',
  removeText:
    'Your device confirms it with a passkey. Then your password opens nothing any more, and you are signed out everywhere else. A mailed link remains your way back.',
  removeConfirm: 'Remove Password',
  removing: 'Waiting for Your Device...',
  keep: 'Keep It',
  notRemoved: failure('Password Not Removed'),
} as const;

export const passkeyCopy = {
  heading: 'Passkeys',
  lead: 'Sign in with your fingerprint, face or security key. There is nothing to remember, and nothing that another site could trick you out of.',
  failed: 'Your passkeys could not be loaded.',
  unsupported: 'This browser has no passkeys here. A newer one, or your phone, does.',
  add: 'Add a Passkey',
  adding: 'Waiting for Your Device...',
  added: (time: string) => `Added ${time}, not used yet`,
  used: (time: string) => `Last used ${time}`,
  copied: (time: string) =>
    `There may be a copy of this passkey: on ${time} it was used out of turn, and we refused it. It opens nothing any more. Remove it, and sign out every device below that you do not know.`,
  rename: 'Rename',
  remove: 'Remove',
  renameTitle: 'Rename this passkey',
  name: 'Name',
  saveName: 'Save Name',
  cancel: 'Cancel',
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText:
    'It will no longer sign you in. Your device may go on listing it until you delete it there too.',
  removeConfirm: 'Remove Passkey',
  keep: 'Keep It',
} as const;

export const passkeyToasts = {
  added: { title: 'Passkey Added', description: 'Next time, your device can sign you in.' },
  notAdded: failure('Passkey Not Added'),
  onDevice: failure(
    'Passkey Not Added',
    'This device already has a passkey for your account, so it needs no other.',
  ),
  turnedAway: {
    title: 'Nothing Changed',
    description: 'Your device did not confirm. Try again whenever you like.',
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
  text: 'Before a passkey is added, please show that it is you.',
  password: 'Your password',
  hint: 'Or leave this empty, and confirm with a passkey.',
  passkeyAlone: 'Your passkey will be asked for.',
  nothingHere:
    'You have no password, and this browser has no passkeys here. Sign in on a device that has one, or have a link mailed to choose a password.',
  missing: 'Please enter your current password.',
  turnedAway: 'Your device did not confirm. Please try again, or enter your password.',
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
  alone: 'You are not signed in anywhere else.',
  failed: 'Your devices could not be loaded.',
} as const;

export const answersCopy = {
  heading: 'Yes, maybe, no',
  text: 'What you answered for the bedroom, to change or to erase with one press. Your partner never sees it.',
  open: 'See My Answers',
} as const;

export const dataCopy = {
  heading: 'Your data',
  text: 'Everything we keep about you in one ZIP: your entries, those shared with you, your sessions, challenges, badges, orders, invoices and your own bedroom answers, as text to read and as JSON. It is not encrypted: keep it somewhere safe.',
  download: 'Download Everything',
} as const;

export const leaveCopy = {
  heading: 'Leave',
  text: 'Erases your journal, your name, your address and your logins at once. What you did together stays with your partner. A subscription that you pay for ends: your card is not charged again.',
  textAlone:
    'Erases everything: your journal, your name, your logins, and with you, the last one here, all that the two of you did together. A subscription ends.',
  open: 'Leave and Erase My Data',
  dialogTitle: 'Leave for good?',
  sure: 'This cannot be undone. You may want to download your data first.',
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
    'This browser cannot open that file as a picture. A JPEG or PNG always works.',
  ),
  picture: { title: 'Picture Saved' },
  pictureGone: { title: 'Picture Removed' },
  password: { title: 'Password Changed', description: 'Every other device is signed out.' },
  emailAsked: {
    title: 'Look in Your Mail',
    description: 'Confirm the new address with the link we sent there.',
  },
  emailKept: { title: 'Address Kept' },
  signedOut: { title: 'Device Signed Out' },
  othersSignedOut: { title: 'All Other Devices Signed Out' },
  notLeft: failure('Nothing Erased'),
} as const satisfies Record<string, ToastWords>;
