import type { ChallengeId } from '../contract/progress/challenges.ts';
import type { Setting } from '../contract/workouts/setting.schemas.ts';

type ChallengePicture = {
  pose: string;
  setting: Setting;
  /** Room of the couple in the dark theme, if their room has no evening of its own. */
  eveningSetting?: Setting;
  seed: number;
};

/**
 * Picture of each challenge: a pose from illustration/poses, in a room, by the couple of a seed.
 */
export const challengePictures: Readonly<Record<ChallengeId, ChallengePicture>> = {
  'plank-high-five': { pose: 'plank-high-five', setting: 'strength', seed: 901 },
  'mirror-jumps': { pose: 'mirror-jump', setting: 'cardio', seed: 902 },
  'long-lean': { pose: 'straddle-forward', setting: 'stretch', seed: 903 },
  'back-to-back': {
    pose: 'back-to-back-squat',
    setting: 'morning',
    eveningSetting: 'bedroom',
    seed: 904,
  },
  'phones-away': { pose: 'hand-massage', setting: 'cooldown', seed: 905 },
};
