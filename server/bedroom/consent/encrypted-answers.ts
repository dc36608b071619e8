import type { KeyObject } from 'node:crypto';
import { type Choice, TOUCH_KINDS, type TouchKind } from '../../../contract/bedroom/consent.ts';
import type { Rating } from '../../../contract/training/ratings.ts';
import type { MemberKey } from '../../db/member.ts';
import { seal, unseal } from '../../security/sealing.ts';
import type { ChoiceSet, DatedChoices } from './effective-answers.ts';

/** Everything that a member has said about the bedroom, sealed as one. */
export type MemberAnswers = DatedChoices & { ratings: ReadonlyMap<number, Rating> };

/** Every sheet is sealed at one length, so that its size tells nothing of what is on it. */
const LENGTH = 2048;

function choiceSet(known: Partial<Record<TouchKind, Choice | null>>, opensMaybes: boolean) {
  const entries = TOUCH_KINDS.map((kind) => [kind, known[kind] ?? null]);
  return { choices: Object.fromEntries(entries), opensMaybes } as ChoiceSet;
}

const nothing = choiceSet({}, false);
export const NO_ANSWERS: MemberAnswers = {
  now: nothing,
  before: nothing,
  matchingDay: 0,
  ratings: new Map(),
};

function context({ coupleId, id }: MemberKey): string {
  return `consent ${coupleId} ${id}`;
}

export function encryptAnswers(key: KeyObject, owner: MemberKey, answers: MemberAnswers): string {
  const { matchingDay, ratings, ...rest } = answers;
  const text = JSON.stringify({ ...rest, round: matchingDay, ratings: [...ratings] });
  return seal(key, context(owner), text.padEnd(Math.ceil(text.length / LENGTH) * LENGTH));
}

/** What is on the sheet, with a place for every question, though it was asked only later. */
export function decryptAnswers(
  key: KeyObject,
  owner: MemberKey,
  sealed: string | null,
): MemberAnswers {
  // One is made and opened even where there is none: time must not tell who has answered.
  const standIn = encryptAnswers(key, owner, NO_ANSWERS);
  const { now, before, round, ratings } = JSON.parse(
    unseal(key, context(owner), sealed ?? standIn),
  );
  return {
    now: choiceSet(now.choices, now.opensMaybes),
    before: choiceSet(before.choices, before.opensMaybes),
    matchingDay: round,
    ratings: new Map(ratings),
  };
}
