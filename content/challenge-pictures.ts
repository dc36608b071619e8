import type { ChallengeId } from '../contract/challenges.ts';
import type { Setting } from '../contract/setting.ts';

/** What a challenge looks like: a pose from content/poses, in a room, by the couple of a seed. */
export const challengePictures: Readonly<
  Record<ChallengeId, { pose: string; setting: Setting; seed: number }>
> = {
  'plank-high-five': { pose: 'plank-high-five', setting: 'strength', seed: 901 },
  'mirror-jumps': { pose: 'squat-jump', setting: 'cardio', seed: 902 },
  'long-lean': { pose: 'straddle-forward', setting: 'stretch', seed: 903 },
  'back-to-back': { pose: 'back-to-back-squat', setting: 'morning', seed: 904 },
  'phones-away': { pose: 'hand-massage', setting: 'cooldown', seed: 905 },
};
