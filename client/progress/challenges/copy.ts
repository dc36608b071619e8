import { counted } from '../../lib/amounts.ts';
import { failure, type ToastWords } from '../../ui/toast-store.ts';

export const challengesCopy = {
  title: 'Challenges',
  lead: 'Small dares for two, and a friendly leaderboard.',
  tabs: 'Challenges',
  generate: 'Generate Challenges',
  leaderboard: 'Leaderboard',
} as const;

export const generateCopy = {
  pickTitle: 'Pick a dare',
  pick: 'Choose one of the five and start the timer. Doing it earns you 50 points, and you get a picture to post.',
  take: 'Take the Dare',
  doneToday: 'Done today',
  waiting: 'Waiting to be sent',
  generateGraphic: 'Generate Graphic',
  generating: 'Generating...',
  share: 'Share Challenge',
  shareTitle: 'Dare your friends',
  preview: (title: string) => `The picture for ${title}, ready to post`,
  manualCopy: 'The challenge text, to copy yourself',
  fileName: (id: string, isDiscreet: boolean) =>
    `${isDiscreet ? '' : 'sexercise-'}${id}-challenge.png`,
} as const;

export const dareCopy = {
  timer: 'Timer',
  start: 'Start',
  stop: 'Stop',
  again: 'Once More',
  timeUp: 'Time is up',
  log: 'We Did It',
  logging: 'Saving...',
  logged: 'Done for Today',
  logHint: (points: number) => `${points} points, once a day`,
  loggedHint: 'It counts again tomorrow.',
  waitingHint: 'Saved on this device. We’ll send it when you’re back online.',
} as const;

export const challengeToasts = {
  generated: {
    title: 'Challenge Graphic Generated!',
    description: 'The picture is in your downloads, ready to post.',
  },
  shared: { title: 'Challenge Shared!', description: 'Now it’s their turn.' },
  copied: {
    title: 'Challenge Copied!',
    description: 'Paste it anywhere your friends are.',
  },
  generationError: failure('Generation Error', 'Failed to generate graphic. Please try again.'),
  copyFailed: failure('Copy Failed', 'Please manually copy the challenge text.'),
  logged: (points: number) => ({
    title: 'Challenge Logged',
    description: `That makes ${points} points this week.`,
  }),
  unsent: {
    title: 'Saved on This Device',
    description: 'We couldn’t reach the server. This will count when you’re back online.',
  },
  logFailed: failure('Not Saved', 'We couldn’t save that. Please try again.'),
  entrySaved: { title: 'Board Updated', description: 'This is how others see you now.' },
  entryFailed: failure('Not Saved', 'We couldn’t save that. Please try again.'),
} as const satisfies Record<string, ToastWords | ((points: number) => ToastWords)>;

export const boardCopy = {
  failed: 'The leaderboard could not be loaded',
  loading: 'Loading the leaderboard...',
  thisWeek: 'This week',
  challenges: 'Challenges',
  points: 'Points',
  rank: 'Rank',
  noRank: 'None yet',
  offRank: 'Off the board',
  ofCouples: (count: number) => `of ${counted(count, 'couple')}`,
  board: 'The board',
  you: 'You',
  challengeCount: (count: number) => counted(count, 'challenge'),
  pointCount: (count: number) => `${count} points`,
  empty: 'Nobody has points yet this week. The top spot is yours to take.',
  notRanked: 'Do one challenge together and you are on the board.',
  off: 'You’re off the board. Your points still count for you, and nobody else sees them.',
  seenAs: (name: string) => `Others see you as ${name}.`,
  changeName: 'Change how you appear',
  rewards: 'Rewards',
  entryTitle: 'How you appear',
  nameLabel: 'Your name on the board',
  nameHint: (fallback: string) =>
    `Leave it empty to appear as ${fallback}, which tells nobody who you are.`,
  saveName: 'Save Name',
  saving: 'Saving...',
  onBoard: 'Show us on the board',
  onBoardHint: 'Only your name, challenges and points are shown. Workouts never are.',
} as const;

export const rewards = [
  {
    glyph: 'trophy',
    title: 'Weekly Champion',
    reward: 'Free Premium Month',
    how: 'Most points when the week closes on Sunday night.',
  },
  {
    glyph: 'flame',
    title: 'Challenge Streak',
    reward: 'Special Badge',
    how: '5 in a row: a challenge a day for five days.',
  },
  {
    glyph: 'crown',
    title: 'Challenge Creator',
    reward: 'Creator Badge',
    how: 'Share 10 challenges.',
  },
] as const;
