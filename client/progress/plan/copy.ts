import { timeText } from '../../lib/dates.ts';
import { failure, type ToastWords } from '../../ui/toast-store.ts';

export const planCopy = {
  title: 'Plan',
  lead: 'A week for the two of you. Anything you add shows up for both of you.',
  loading: 'Loading your plan...',
  failedTitle: 'Your plan could not be loaded',
  failed: 'Please try again in a moment.',
  earlier: 'Previous Week',
  later: 'Next Week',
  thisWeek: 'This Week',
  today: 'Today',
  earlierDays: 'Earlier This Week',
  emptyTitle: 'A Week Wide Open',
  empty:
    'Put a workout on an evening that suits you both. Your partner sees it, and either of you can move it.',
  addFirst: 'Plan a Workout',
  emptyPast: 'Nothing was planned for this week.',
  addFor: (day: string) => `Plan a workout for ${day}`,
  free: 'Free',
  zones:
    'Times are on your own clock. If you’re in two time zones, you both still mean the same moment.',
} as const;

export const plannedCopy = {
  done: 'Done',
  missed: 'Not done',
  fromYou: 'Your idea',
  from: (name: string) => `${name}’s idea`,
  partner: 'Your partner',
  elsewhere: (time: string, place: string) => `${timeText(time)} in ${place}`,
  change: (title: string, day: string, time: string) =>
    `${title}, ${day} at ${timeText(time)}: change`,
  day: 'Day',
  time: 'Time',
  move: 'Move',
  remove: 'Remove',
  cancel: 'Cancel',
  open: 'Open Workout',
} as const;

export const pickCopy = {
  title: 'Plan a Workout',
  day: 'Day',
  time: 'Time',
  categories: 'Category',
  all: 'All',
  searchLabel: 'Search workouts',
  searchPlaceholder: 'Search by title',
  results: 'Workouts',
  loading: 'Loading workouts...',
  failedTitle: 'The workouts could not be loaded',
  nothing: (words: string) => `No workout matches “${words}”.`,
  facts: (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · '),
  suggested: 'Tonight’s suggestion',
  favorite: 'Favorite',
  cancel: 'Cancel',
} as const;

export const calendarCopy = {
  heading: 'In your own calendar',
  text: 'Let the calendar on your phone follow this plan. Your calendar gets a private link and updates within a few hours.',
  setUp: 'Set Up Calendar',
  locked: 'Unlock the app on your account page to see your calendar link.',
  goToAccount: 'Go to Account',
  title: 'Your Calendar Link',
  loading: 'Loading your link...',
  failedTitle: 'Your link could not be loaded',
  none: 'You don’t have a link yet.',
  create: 'Create Link',
  address: 'Private link',
  secret: 'Anyone who has it can read your plan, so give it only to your calendar app.',
  subscribe: 'Add to Calendar App',
  copy: 'Copy Link',
  how: 'In other calendars, choose “Subscribe” or “From URL” and paste it.',
  words: 'Bedroom workouts are called “Time for two” there.',
  discreet: 'In discreet mode every entry is called “Appointment”.',
  renew: 'Renew Link',
  renewHint: 'Your old link stops working right away.',
  close: 'Turn Off',
  done: 'Done',
} as const;

export const planToasts = {
  planned: (when: string): ToastWords => ({ title: 'Planned', description: when }),
  remind: 'Remind Me',
  notPlanned: failure('Not Planned'),
  moved: (when: string): ToastWords => ({ title: 'Moved', description: when }),
  notMoved: failure('Not Moved'),
  removed: { title: 'Removed from the Plan' },
  notRemoved: failure('Not Removed'),
  restored: { title: 'Back on the Plan' },
  notRestored: failure('Couldn’t Put It Back'),
  copied: { title: 'Link Copied' },
  notCopied: failure('Not Copied', 'Please select the link and copy it yourself.'),
  renewed: { title: 'New Link', description: 'The old one no longer works.' },
  turnedOff: { title: 'Calendar Turned Off', description: 'The link no longer works.' },
  notChanged: failure('Link Not Changed'),
} as const satisfies Record<string, string | ToastWords | ((when: string) => ToastWords)>;
