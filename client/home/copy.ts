import type { CategoryId, Focus } from '../../contract/workouts/workouts.ts';
import { failure } from '../ui/toast-store.ts';

export const homeCopy = {
  title: 'Home',
  fallbackName: 'Partner',
  banner: (name: string) => `Good to see you, ${name}`,
  lead: 'Roll out the mat. There’s room for two.',
  sessionTitle: "Tonight's session",
  session: 'Begin softly: a stretch for two, close enough to hear each other breathe.',
  start: 'Start Workout',
  browse: 'Start with a Stretch',
  somethingElse: 'Something Else',
  tryAgain: 'Try Again',
  categoriesHeading: 'Or pick your own',
  search: 'Search all workouts',
  searchHint: 'Hips, chair...',
  all: 'Browse All Workouts',
  recentHeading: 'Lately, the two of you',
  journalDoor: 'Journal',
  journalTitle: 'Your journal',
  journal: 'A few lines after a session, for yourself or for both of you.',
  openJournal: 'Open the Journal',
} as const;

export const suggestionToasts = {
  notPassed: failure(
    'Couldn’t Change It',
    'We couldn’t find something else just now. Please try again.',
  ),
} as const;

export const reasonCopy = {
  planned: 'You planned this for today',
  beginning: 'A gentle one to start with',
  windingDown: (category: CategoryId) => `To wind down after today’s ${categoryWords[category]}`,
  focus: (focus: Focus, since: string) => `Nothing for your ${focus} ${since}`,
  category: (category: CategoryId, since: string) => `No ${categoryWords[category]} ${since}`,
  kept: 'One of your favorites',
  minutes: (minutes: number) => `About your usual ${minutes} minutes`,
  new: 'New to the two of you',
  balance: 'Keeps your week in balance',
  sinceDay: (weekday: string) => `since ${weekday}`,
  forWeek: 'for a week',
  forWeeks: 'for over two weeks',
  lately: 'lately',
} as const;

const categoryWords: Readonly<Record<CategoryId, string>> = {
  stretch: 'stretching',
  strength: 'strength training',
  cardio: 'cardio',
  cooldown: 'cool down',
  bedroom: 'time in the bedroom',
};

export const todayCopy = {
  title: 'Today',
  lead: 'One workout and today counts.',
  failed: 'Today’s progress could not be loaded',
  done: 'done',
  open: 'still open',
  ring: (done: number, of: number) => `${done} of ${of} categories done today`,
  streakTitle: 'Day Streak',
  streakFailed: 'Your streak could not be loaded',
  days: (days: number) => (days === 1 ? 'day' : 'days'),
  streak: (days: number) =>
    days === 0 ? 'Finish one together and it begins.' : 'One workout a day keeps it going.',
} as const;
