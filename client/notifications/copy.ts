import type { NotificationKind } from '../../contract/notifications/reminders.ts';
import { failure } from '../ui/toast-store.ts';

type KindWords = { label: string; hint: string };

export const remindersCopy = {
  heading: 'Reminders',
  lead: 'On your phone, or by email where no phone has notifications on. Emails are limited, to one a day until you have used a link that we emailed you; whatever that leaves out is here in the app. What a locked screen shows is always neutral.',
  loading: 'Loading your reminders...',
  failed: 'Your reminders could not be loaded.',
  retry: 'Try Again',
  kinds: {
    reminder: {
      label: 'On chosen days',
      hint: 'Not on a day on which you two have already trained.',
    },
    streak: {
      label: 'The streak ends tonight',
      hint: 'Around seven, if no rest day or break saves it.',
    },
    nudge: { label: '“Tonight?”', hint: 'Your partner’s question, and the answer to yours.' },
    room: { label: 'A room is open', hint: 'Your partner is waiting to train on two phones.' },
    entry: { label: 'A shared entry', hint: 'Once an hour at most.' },
    shipped: { label: 'An order was shipped', hint: 'Only your own orders.' },
    payment: {
      label: 'A payment failed',
      hint: 'We always email you about it; this adds your phone.',
    },
  } satisfies Record<NotificationKind, KindWords>,
  days: 'Days',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  time: 'Time',
  zone: (zone: string) => `By the clock in ${zone}.`,
  quiet: 'Quiet hours',
  quietHint: 'Nothing is sent then. What can wait comes afterward.',
  quietFrom: 'From',
  quietUntil: 'Until',
} as const;

export const phoneCopy = {
  turnOn: 'Turn On Notifications Here',
  turningOn: 'One moment...',
  turnOff: 'Turn Off Here',
  on: 'Notifications are on, on this device.',
  elsewhere: (phones: number) =>
    phones === 1 ? 'They are on, on one other device.' : `They are on, on ${phones} other devices.`,
  mail: 'They are off on this device. Until you turn them on, they come by email.',
  denied:
    'Your browser does not let this site notify you. Allow notifications for it in the browser’s settings, then come back. Until then they come by email.',
  unsupported: 'This browser cannot show notifications. They come by email.',
  installFirst:
    'On an iPhone or iPad, first add this app to your Home Screen: press Share, then “Add to Home Screen”, and open it from there. Until then notifications come by email.',
  off: 'This server sends no push notifications. They come by email.',
  failed: failure('Notifications Are Still Off'),
  stillOn: failure('Notifications Are Still On'),
} as const;

export const unsubscribeCopy = {
  title: 'Fewer Mails',
  heading: 'No more mails like that one?',
  lead: 'One press, and this kind of mail stops. You can turn it on again in your account.',
  incomplete: 'This link is not complete. Open it from your mail again.',
  submit: 'Stop These Mails',
  sending: 'One moment...',
  doneHeading: 'They have stopped',
  done: 'Everything else stays as it is.',
  next: 'Go On',
  failed: failure('Nothing Changed'),
} as const;
