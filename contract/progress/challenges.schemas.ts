import * as z from 'zod/mini';
import { Day } from '../calendar.schemas.ts';
import { DoneOffline } from '../client-clock.schemas.ts';
import { NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { idInput } from '../id-input.schemas.ts';
import { typedText } from '../text.schemas.ts';
import { ONE_PLAIN_LINE } from '../text.ts';
import * as calls from './challenges.ts';
import { BOARD_NAME_MAX_LENGTH } from './challenges.ts';

export const ChallengeId = z.enum(
  ['plank-high-five', 'mirror-jumps', 'long-lean', 'back-to-back', 'phones-away'],
  { error: 'There is no such challenge.' },
);
export type ChallengeId = z.infer<typeof ChallengeId>;

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

/** Challenge that was done without a network, under an id that the device created. */
const ChallengeReport = z.extend(DoneOffline, { id: idInput('This is not an id.') });
export type ChallengeReport = z.infer<typeof ChallengeReport>;

named({
  ChallengeId,
  WeekStanding,
  BoardRow,
  BoardEntry,
  Leaderboard,
  BoardChoice,
  ChallengeReport,
});

export const schemas = {
  todaysChallenges: {
    summary: "Which challenges the couple has done today, in the caller's time zone",
    response: { 200: z.object({ done: z.array(ChallengeId) }) },
  },
  logChallenge: {
    summary:
      'Log a challenge as done, once a day; a second time the same day, or the same report again, changes nothing',
    params: ChallengeParams,
    body: z.nullish(ChallengeReport),
    response: { 200: WeekStanding },
  },
  shareChallenge: {
    summary: 'Count a shared challenge toward the Challenge Creator badge',
    params: ChallengeParams,
    response: { 204: NoContent },
  },
  getLeaderboard: {
    summary: "This week's board, and where the caller's couple stands on it",
    response: { 200: Leaderboard },
  },
  changeBoardEntry: {
    summary: 'Choose the name on the board, or leave it',
    body: BoardChoice,
    response: { 200: BoardEntry },
  },
};

export const challengeCalls = withSchemas('progress', calls, schemas);
