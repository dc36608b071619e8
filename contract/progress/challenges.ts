import * as z from 'zod/mini';
import { Day } from '../calendar.ts';
import { DoneOffline } from '../client-clock.ts';
import { endpoint, NoContent, READ_OFFLINE } from '../endpoint.ts';
import { idInput } from '../id-input.ts';
import { ONE_PLAIN_LINE, typedText } from '../text.ts';
import type { Difficulty } from '../workouts/workouts.ts';

export const POINTS_PER_CHALLENGE = 50;
export const BOARD_SIZE = 5;
export const CHALLENGE_STREAK_DAYS = 5;
export const CREATOR_SHARES = 10;
export const BOARD_NAME_MAX_LENGTH = 40;

export const ChallengeId = z.enum(
  ['plank-high-five', 'mirror-jumps', 'long-lean', 'back-to-back', 'phones-away'],
  { error: 'There is no such challenge.' },
);
export type ChallengeId = z.infer<typeof ChallengeId>;

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

export const WeekStanding = z.object({
  challenges: z.int(),
  points: z.int(),
  /** Null without points, or off the board. */
  rank: z.nullable(z.int()),
});
export type WeekStanding = z.infer<typeof WeekStanding>;

export const BoardRow = z.object({
  rank: z.int(),
  name: z.string(),
  challenges: z.int(),
  points: z.int(),
  isYou: z.boolean(),
});
export type BoardRow = z.infer<typeof BoardRow>;

export const BoardEntry = z.object({
  name: z.string(),
  /** Name when the couple chooses none: a pseudonym that reveals nothing about them. */
  defaultName: z.string(),
  isOnBoard: z.boolean(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export const Leaderboard = z.object({
  /** Monday on which the week began. */
  week: Day,
  you: WeekStanding,
  top: z.array(BoardRow),
  /** Number of couples with points this week that are on the board. */
  couples: z.int(),
  entry: BoardEntry,
});
export type Leaderboard = z.infer<typeof Leaderboard>;

const BoardChoice = z.object({
  /** Null, or only spaces, means the pseudonym. */
  name: z.nullable(
    typedText(BOARD_NAME_MAX_LENGTH, 'Please send a name, or null for none.').check(
      z.regex(ONE_PLAIN_LINE, 'Please write the name on one line.'),
    ),
  ),
  isOnBoard: z.boolean('Please say whether you want to be on the board.'),
});
export type BoardChoice = z.infer<typeof BoardChoice>;

const ChallengeParams = z.object({ id: ChallengeId });

export const todaysChallenges = endpoint(
  'GET',
  '/api/challenges/today',
  {
    summary: "Which challenges the couple has done today, in the caller's time zone",
    response: { 200: z.object({ done: z.array(ChallengeId) }) },
  },
  READ_OFFLINE,
);

/** Challenge that was done without a network, under an id that the device created. */
const ChallengeReport = z.extend(DoneOffline, { id: idInput('This is not an id.') });
export type ChallengeReport = z.infer<typeof ChallengeReport>;

export const logChallenge = endpoint('POST', '/api/challenges/:id/done', {
  summary:
    'Log a challenge as done, once a day; a second time the same day, or the same report again, changes nothing',
  params: ChallengeParams,
  body: z.nullish(ChallengeReport),
  response: { 200: WeekStanding },
});

export const shareChallenge = endpoint('POST', '/api/challenges/:id/share', {
  summary: 'Count a shared challenge toward the Challenge Creator badge',
  params: ChallengeParams,
  response: { 204: NoContent },
});

export const getLeaderboard = endpoint(
  'GET',
  '/api/leaderboard',
  {
    summary: "This week's board, and where the caller's couple stands on it",
    response: { 200: Leaderboard },
  },
  READ_OFFLINE,
);

export const changeBoardEntry = endpoint('PUT', '/api/leaderboard/entry', {
  summary: 'Choose the name on the board, or leave it',
  body: BoardChoice,
  response: { 200: BoardEntry },
});
