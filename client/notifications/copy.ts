import type { NotificationKind } from '../../contract/notifications/reminders.ts';
import { failure, type ToastWords } from '../ui/toast-store.ts';

type KindWords = { label: string; hint: string };

export const remindersCopy = {
  heading: 'Reminders',
  lead: 'On your phone, or by email if no phone has notifications on. We limit emails, to one a day until you’ve used a link we emailed you; anything we don’t email is here in the app. What a locked screen shows stays neutral, unless you let it name your partner.',
  loading: 'Loading your reminders...',
  failed: 'Your reminders could not be loaded.',
  kinds: {
    planned: {
      label: 'Planned workouts',
      hint: 'Half an hour before, and when your partner plans or moves one.',
    },
    reminder: {
      label: 'Workout reminders',
      hint: 'On the days you choose, unless you two have already trained.',
    },
    streak: {
      label: 'Your streak ends tonight',
      hint: 'Around seven, if no rest day or break saves it.',
    },
    nudge: { label: '“Tonight?”', hint: 'Your partner’s question, and the answer to yours.' },
    room: { label: 'Your partner is waiting', hint: 'To train with you on two phones.' },
    entry: { label: 'A shared entry', hint: 'At most once an hour.' },
    shipped: { label: 'An order has shipped', hint: 'Only your own orders.' },
    payment: {
      label: 'A payment failed',
      hint: 'We always email you. This notifies your phone too.',
    },
  } satisfies Record<NotificationKind, KindWords>,
  days: 'Days',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  time: 'Time',
  zone: (zone: string) => `Times in ${zone}`,
  namesPartner: 'Let my notifications name my partner',
  namesPartnerHint: (name: string) =>
    `“${name || 'Your partner'}’s asking. Tap to answer.” Never in discreet mode.`,
  quiet: 'Quiet hours',
  quietHint: 'We don’t send anything then. We’ll send the rest when they’re over.',
  quietFrom: 'From',
  quietUntil: 'Until',
} as const;

export const streakReminderCopy = {
  turnOn: (days: readonly number[]) =>
    `Remind Us on ${days.map((day) => remindersCopy.weekdays[day - 1]).join(', ')}`,
  decline: 'Not Now',
} as const;

export const phoneCopy = {
  turnOn: 'Turn On Notifications Here',
  turningOn: 'One moment...',
  turnOff: 'Turn Off Here',
  on: 'Notifications are on for this device.',
  elsewhere: (phones: number) =>
    phones === 1
      ? 'Notifications are on for one other device, not this one.'
      : `Notifications are on for ${phones} other devices, not this one.`,
  mail: 'Notifications are off for this device. Until you turn them on, we’ll email you.',
  denied:
    'Your browser is blocking notifications from this site. Allow them in your browser’s settings, then come back. Until then, we’ll email you.',
  unsupported: 'This browser can’t show notifications, so we’ll email you.',
  installFirst:
    'On an iPhone or iPad, first add this app to your Home Screen: tap Share, then “Add to Home Screen”, and open it from there. Until then, we’ll email you.',
  off: 'This server doesn’t send push notifications, so we’ll email you.',
  failed: failure('Notifications Are Still Off'),
  stillOn: failure('Notifications Are Still On'),
} as const;

export const turnOnToasts = {
  here: { title: 'Reminders On', description: 'They come to this device.' },
  byEmail: { title: 'Reminders On', description: 'They come by email.' },
  failed: failure('Reminders Are Still Off'),
} as const satisfies Record<string, ToastWords>;

export const unsubscribeCopy = {
  title: 'Fewer Emails',
  heading: 'Stop these emails?',
  lead: 'One tap, and we stop sending you this kind of email. You can turn it back on in your account, under Notifications.',
  incomplete: 'This link is incomplete. Open it from your email again.',
  submit: 'Stop These Emails',
  sending: 'One moment...',
  doneHeading: 'You’re unsubscribed',
  done: 'Everything else stays the same.',
  next: 'Continue',
  failed: failure('Nothing Changed'),
} as const;
