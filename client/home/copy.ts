import type { CategoryId, Focus } from '../../contract/workouts/workouts.ts';
import { counted } from '../lib/amounts.ts';
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
  journal: 'Journal',
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

export const stripCopy = {
  region: 'Your days',
  failed: 'Your days could not be loaded',
  ring: (days: number, isTrained: boolean) =>
    `${days}, ${isTrained ? 'today is done' : 'no workout yet today'}`,
  streak: (days: number) => (days === 1 ? 'day in a row' : 'days in a row'),
  begin: 'Finish one together and it begins.',
  keepGoing: 'One workout a day keeps it going.',
  trained: 'Today counts.',
  onBreak: (until: string) => `You’re on a break until ${until}.`,
  week: (done: number, target: number) => `${done} of ${target}`,
  thisWeek: 'this week',
  weekHint: (done: number, target: number) =>
    done < target
      ? `${counted(target - done, 'workout')} to your goal.`
      : 'You’ve reached your goal.',
  planHint: 'Nothing planned yet.',
} as const;
