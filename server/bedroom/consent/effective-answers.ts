import type { Choice, TouchKind } from '../../../contract/bedroom/consent.ts';

const DAY_MS = 86_400_000;
/** Night or morning where most couples are, so that what is answered one evening counts by the next. */
const COUNTS_AT_UTC_HOUR = 10;

/** What someone has answered to each question; null: nothing. */
export type ChoiceSet = {
  choices: Readonly<Record<TouchKind, Choice | null>>;
  opensMaybes: boolean;
};

/** A member's answers now, and as they stood when the round of the last change began. */
export type DatedChoices = {
  now: ChoiceSet;
  before: ChoiceSet;
  /** The round of the last change. */
  matchingDay: number;
};

/** Which day answers count on: the days of matching begin at one hour for everybody. */
export function matchingDayAt(moment: Date): number {
  return Math.floor((moment.getTime() - COUNTS_AT_UTC_HOUR * 3_600_000) / DAY_MS);
}

/** The answers after a change. What stood before it is kept for the rest of the round. */
export function changedChoices(
  dated: DatedChoices,
  now: ChoiceSet,
  matchingDay: number,
): DatedChoices {
  return { now, before: dated.matchingDay < matchingDay ? dated.now : dated.before, matchingDay };
}

/**
 * What counts: an answer that has stood since the round began. One that was changed since counts as
 * none, neither the old one nor the new, so a yes that is taken back is gone at once, and nobody
 * learns from the partner's list when somebody answers, or what they try out.
 */
export function effectiveChoices(
  { now, before, matchingDay }: DatedChoices,
  today: number,
): ChoiceSet {
  // All of it is compared on every day, so that time does not tell whether something is new today.
  const isOld = matchingDay < today;
  const entries = Object.entries(now.choices) as [TouchKind, Choice | null][];
  const counting = entries.map(([kind, choice]) => {
    const isUnchanged = choice === before.choices[kind];
    return [kind, isUnchanged || isOld ? choice : null];
  });
  return {
    choices: Object.fromEntries(counting) as ChoiceSet['choices'],
    opensMaybes: now.opensMaybes && (before.opensMaybes || isOld),
  };
}
