import type { AchievementCategory } from '../../../contract/progress/achievements.ts';

export const achievementsCopy = {
  heading: 'Achievements',
  earnedOf: (earned: number, all: number) => `${earned} of ${all} earned`,
  failed: 'Your achievements could not be loaded',
  loading: 'Loading achievements...',
  earnedOn: (date: string) => `Earned ${date}`,
  locked: 'Not earned yet',
} as const;

export const achievementsDemoCopy = {
  title: 'Couples Achievements',
  lead: 'Medals for the days you showed up, both of you. These are samples: pick a kind, or see how one is celebrated.',
  samples: 'Samples',
  filterLabel: 'Show achievements',
  celebrate: 'Celebrate',
  celebrateLabel: (title: string) => `Celebrate ${title}`,
  demoTitle: 'How it feels to earn one',
  demo: 'When you reach something together, we tell each of you once, on the next page you open.',
  demoButton: 'Show a Celebration',
  back: 'Back to Home',
} as const;

export const categoryNames: Readonly<Record<AchievementCategory | 'all', string>> = {
  all: 'All',
  workouts: 'Workouts',
  streak: 'Streak',
  premium: 'Premium',
  milestone: 'Milestone',
};

export const celebrationCopy = {
  kicker: 'Achievement Unlocked',
  continue: 'Continue Journey',
  close: 'Close',
  share: 'Share it',
  facebook: 'Share on Facebook',
  twitter: 'Share on Twitter',
  instagram: 'Share on Instagram',
  download: 'Download Image',
  copy: 'Copy Text',
  copied: 'Copied to your clipboard',
  copyFailed: 'Your browser doesn’t let us copy. Select the text here:',
  instagramHint: 'The image is in your downloads. Post it from the Instagram app.',
  downloaded: 'The image is in your downloads.',
  imageFailed: 'We couldn’t make the image. Please try again.',
  fileName: (id: string, isDiscreet: boolean) =>
    `${isDiscreet ? '' : 'sexercise-'}${id}-achievement.png`,
  privateTitle: 'A Badge for Two',
  privateText: 'Earned together.',
} as const;
