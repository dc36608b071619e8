import type { KeyObject } from 'node:crypto';
import { type Choice, TOUCH_KINDS, type TouchKind } from '../../../contract/bedroom/consent.ts';
import type { Rating } from '../../../contract/training/ratings.ts';
import type { MemberKey } from '../../db/member.ts';
import { seal, unseal } from '../../security/sealing.ts';
import type { ChoiceSet, DatedChoices } from './effective-answers.ts';

/** Everything a member has said about the bedroom, encrypted as one text. */
export type MemberAnswers = DatedChoices & { ratings: ReadonlyMap<number, Rating> };

/** Pads every text to one length, so that its size reveals nothing. */
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

/** Decrypts a member's answers. Questions that are newer than the text have no answer. */
export function decryptAnswers(
  key: KeyObject,
  owner: MemberKey,
  sealed: string | null,
): MemberAnswers {
  // Encrypt and decrypt even where there are no answers: timing must not tell who has answered.
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
