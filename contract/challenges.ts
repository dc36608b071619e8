import * as z from 'zod/mini';
import { Day } from './calendar.ts';
import { type Endpoint, NoContent } from './endpoint.ts';
import { typedText } from './text.ts';
import type { Difficulty } from './workouts.ts';

export const POINTS_PER_CHALLENGE = 50;
/** How many couples the board shows. */
export const BOARD_SIZE = 5;
/** Days in a row with a challenge that earn the Challenge Streak. */
export const CHALLENGE_STREAK_DAYS = 5;
/** Shared challenges that earn the Challenge Creator. */
export const CREATOR_SHARES = 10;
export const BOARD_NAME_MAX_LENGTH = 40;

export const ChallengeId = z.enum(
  ['plank-high-five', 'mirror-jumps', 'long-lean', 'back-to-back', 'phones-away'],
  { error: 'There is no such challenge.' },
);
export type ChallengeId = z.infer<typeof ChallengeId>;

type ChallengeCategory = 'Strength' | 'Cardio' | 'Flexibility' | 'Endurance' | 'Intimacy';
type ChallengeIcon = 'dumbbell' | 'flame' | 'heart' | 'timer' | 'sparkles';

/** A preset dare for two, as an editor writes it. */
export type Challenge = {
  id: ChallengeId;
  title: string;
  description: string;
  duration: string;
  difficulty: Difficulty;
  category: ChallengeCategory;
  hashtags: readonly string[];
  motivationalText: string;
  icon: ChallengeIcon;
  /** Two or three colours, from the top left to the bottom right. White text is read on all of them. */
  gradient: readonly string[];
};

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
  /** The name the couple is shown under. */
  name: z.string(),
  /** What it is when they choose none: both first names. */
  defaultName: z.string(),
  isOnBoard: z.boolean(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export const Leaderboard = z.object({
  /** The Monday that the week began with. */
  week: Day,
  you: WeekStanding,
  /** The couples at the top, best first. */
  top: z.array(BoardRow),
  /** How many couples have points this week and are on the board. */
  couples: z.int(),
  entry: BoardEntry,
});
export type Leaderboard = z.infer<typeof Leaderboard>;

/** Line breaks and marks that turn the writing round would spoil the board for everyone else. */
const ONE_PLAIN_LINE = /^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u;
const BoardChoice = z.object({
  /** Null or nothing but spaces: both first names. */
  name: z.nullable(
    typedText(BOARD_NAME_MAX_LENGTH, 'Please send a name, or null for your first names.').check(
      z.regex(ONE_PLAIN_LINE, 'Please write the name on one line.'),
    ),
  ),
  isOnBoard: z.boolean('Please say whether you want to be on the board.'),
});
export type BoardChoice = z.infer<typeof BoardChoice>;

const ChallengeParams = z.object({ id: ChallengeId });

export const todaysChallenges = {
  method: 'GET',
  url: '/api/challenges/today',
  summary: "Which challenges the couple has done today, in the caller's time zone",
  schema: { response: { 200: z.object({ done: z.array(ChallengeId) }) } },
} satisfies Endpoint;

export const logChallenge = {
  method: 'POST',
  url: '/api/challenges/:id/done',
  summary: 'Log a challenge as done, once a day; a second time the same day changes nothing',
  schema: { params: ChallengeParams, response: { 200: WeekStanding } },
} satisfies Endpoint;

export const shareChallenge = {
  method: 'POST',
  url: '/api/challenges/:id/share',
  summary: 'Count a shared challenge toward the Challenge Creator badge',
  schema: { params: ChallengeParams, response: { 204: NoContent } },
} satisfies Endpoint;

export const getLeaderboard = {
  method: 'GET',
  url: '/api/leaderboard',
  summary: "This week's board, and where the caller's couple stands on it",
  schema: { response: { 200: Leaderboard } },
} satisfies Endpoint;

export const changeBoardEntry = {
  method: 'PUT',
  url: '/api/leaderboard/entry',
  summary: 'Choose the name on the board, or leave it',
  schema: { body: BoardChoice, response: { 200: BoardEntry } },
} satisfies Endpoint;
