import type { KeyObject } from 'node:crypto';
import { type Choice, TOUCH_KINDS, type TouchKind } from '../../../contract/bedroom/consent.ts';
import type { Rating } from '../../../contract/training/ratings.ts';
import type { MemberKey } from '../../db/member.ts';
import { seal, unseal } from '../../security/sealing.ts';
import type { ChoiceSet, DatedChoices } from './effective-answers.ts';

/** Everything that a member has said about the bedroom, sealed as one. */
export type Sheet = DatedChoices & { ratings: ReadonlyMap<number, Rating> };

/** Every sheet is sealed at one length, so that its size tells nothing of what is on it. */
const LENGTH = 2048;

function choiceSet(known: Partial<Record<TouchKind, Choice | null>>, opensMaybes: boolean) {
  const entries = TOUCH_KINDS.map((kind) => [kind, known[kind] ?? null]);
  return { choices: Object.fromEntries(entries), opensMaybes } as ChoiceSet;
}

const nothing = choiceSet({}, false);
export const EMPTY_SHEET: Sheet = { now: nothing, before: nothing, round: 0, ratings: new Map() };

function context({ coupleId, id }: MemberKey): string {
  return `consent ${coupleId} ${id}`;
}

export function sealSheet(key: KeyObject, owner: MemberKey, sheet: Sheet): string {
  const text = JSON.stringify({ ...sheet, ratings: [...sheet.ratings] });
  return seal(key, context(owner), text.padEnd(Math.ceil(text.length / LENGTH) * LENGTH));
}

/** What is on the sheet, with a place for every question, though it was asked only later. */
export function openSheet(key: KeyObject, owner: MemberKey, sealed: string | null): Sheet {
  // One is made and opened even where there is none: time must not tell who has answered.
  const standIn = sealSheet(key, owner, EMPTY_SHEET);
  const { now, before, round, ratings } = JSON.parse(
    unseal(key, context(owner), sealed ?? standIn),
  );
  return {
    now: choiceSet(now.choices, now.opensMaybes),
    before: choiceSet(before.choices, before.opensMaybes),
    round,
    ratings: new Map(ratings),
  };
}
