import { endpoint, readOffline } from '../endpoint.ts';
import type { Difficulty } from '../workouts/workouts.ts';
import type { ChallengeId, schemas } from './challenges.schemas.ts';

export type * from './challenges.schemas.ts';

type S = typeof schemas;

export const POINTS_PER_CHALLENGE = 50;
export const BOARD_SIZE = 5;
export const CHALLENGE_STREAK_DAYS = 5;
export const CREATOR_SHARES = 10;
export const BOARD_NAME_MAX_LENGTH = 40;

type ChallengeCategory = 'Strength' | 'Cardio' | 'Flexibility' | 'Endurance' | 'Intimacy';
type ChallengeIcon = 'dumbbell' | 'flame' | 'heart' | 'timer' | 'sparkles';

/** Preset dare for two, as an editor writes it. */
export type Challenge = {
  id: ChallengeId;
  title: string;
  description: string;
  duration: string;
  /** Length of the timer; null runs until the couple gives up. */
  seconds: number | null;
  difficulty: Difficulty;
  category: ChallengeCategory;
  hashtags: readonly string[];
  motivationalText: string;
  icon: ChallengeIcon;
  /**
   * Two or three colors, from the top left to the bottom right. White text is readable on all of
   * them.
   */
  gradient: readonly string[];
};

/**
 * Address of a picture that is drawn at build time, like the covers of workouts; the dark theme
 * shows the evening.
 */
export function challengePictureUrl(id: ChallengeId, light: 'day' | 'evening'): string {
  return `/covers/challenges/${id}${light === 'evening' ? '-evening' : ''}.svg`;
}

export const todaysChallenges = readOffline<S['todaysChallenges']>('/api/challenges/today');
export const logChallenge = endpoint<S['logChallenge']>('POST', '/api/challenges/:id/done');
export const shareChallenge = endpoint<S['shareChallenge']>('POST', '/api/challenges/:id/share');
export const getLeaderboard = readOffline<S['getLeaderboard']>('/api/leaderboard');
export const changeBoardEntry = endpoint<S['changeBoardEntry']>('PUT', '/api/leaderboard/entry');
