import type { Choice, TouchKind } from '../../../contract/bedroom/consent.ts';

const DAY_MS = 86_400_000;
/** Night or morning where most couples live, so that an evening's answers count the next one. */
const COUNTS_AT_UTC_HOUR = 10;

/** A member's answer to each question; null for none. */
export type ChoiceSet = {
  choices: Readonly<Record<TouchKind, Choice | null>>;
  opensMaybes: boolean;
};

/** A member's answers now, and as they were when the round of the last change began. */
export type DatedChoices = {
  now: ChoiceSet;
  before: ChoiceSet;
  /** The round of the last change. */
  matchingDay: number;
};

/** Returns the day on which answers count. These days begin at the same hour for everybody. */
export function matchingDayAt(moment: Date): number {
  return Math.floor((moment.getTime() - COUNTS_AT_UTC_HOUR * 3_600_000) / DAY_MS);
}

/** Changes the answers. Keeps the earlier ones until the round ends. */
export function changedChoices(
  dated: DatedChoices,
  now: ChoiceSet,
  matchingDay: number,
): DatedChoices {
  return { now, before: dated.matchingDay < matchingDay ? dated.now : dated.before, matchingDay };
}

/**
 * Returns the answers that count: those unchanged since the round began. An answer that was changed
 * since counts as none, neither the old one nor the new. So a withdrawn yes is gone at once, and
 * the partner's list reveals neither when somebody answers nor which answers they try out.
 */
export function effectiveChoices(
  { now, before, matchingDay }: DatedChoices,
  today: number,
): ChoiceSet {
  // Compare all answers on every day, so that timing does not reveal if something is new today.
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
