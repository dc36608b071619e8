import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bedroomWorkouts } from '../../../content/workouts/bedroom.ts';
import { RATINGS } from '../../../contract/training/ratings.ts';
import { anySaying, indistinguishableFrom, toAll } from '../../testing/consenting.ts';
import {
  changedChoices,
  type DatedChoices,
  effectiveChoices,
  matchingDayAt,
} from './effective-answers.ts';
import { type MemberAnswers, NO_ANSWERS } from './encrypted-answers.ts';
import { byOwnRatings, matchesOf } from './matches.ts';
import { matchesFor } from './matches-for.ts';

const TODAY = 20_000;
const NOTHING = toAll(null);
const answers = (now = NOTHING, more: Partial<MemberAnswers> = {}): MemberAnswers => ({
  ...NO_ANSWERS,
  now,
  before: now,
  ...more,
});

describe('matching', () => {
  const thing = [{ id: 'W', touchKinds: ['gaze', 'hands'] as const }];
  const saying = (gaze: 'yes' | 'maybe' | 'no' | null, opensMaybes: boolean) => ({
    choices: { ...toAll('yes').choices, gaze },
    opensMaybes,
  });

  test.each([
    ['yes', 'yes', true, true, 'both'],
    ['yes', 'yes', false, false, 'both'],
    ['yes', 'maybe', true, true, 'perhaps'],
    ['maybe', 'yes', true, true, 'perhaps'],
    ['yes', 'maybe', false, true, 'nothing'],
    ['yes', 'maybe', true, false, 'nothing'],
    ['maybe', 'maybe', true, true, 'nothing'],
    ['yes', 'no', true, true, 'nothing'],
    ['yes', null, true, true, 'nothing'],
    ['no', 'yes', true, true, 'nothing'],
    [null, 'yes', true, true, 'nothing'],
    ['no', 'no', true, true, 'nothing'],
  ] as const)(
    '%s and %s, maybes open %s and %s: %s',
    (mine, theirs, openMine, openTheirs, what) => {
      expect(matchesOf(thing, saying(mine, openMine), saying(theirs, openTheirs))).toEqual({
        both: what === 'both' ? ['W'] : [],
        perhaps: what === 'perhaps' ? ['W'] : [],
      });
    },
  );

  test('whatever is shown is welcome to both in all of its kinds, and the same for both', () => {
    fc.assert(
      fc.property(anySaying, anySaying, (mine, theirs) => {
        const found = matchesOf(bedroomWorkouts, mine, theirs);
        expect(matchesOf(bedroomWorkouts, theirs, mine)).toEqual(found);
        for (const { id, touchKinds } of bedroomWorkouts) {
          const said = touchKinds.flatMap((kind) => [mine.choices[kind], theirs.choices[kind]]);
          expect(found.both.includes(id)).toBe(said.every((choice) => choice === 'yes'));
          if (found.perhaps.includes(id)) expect(said).not.toContain('no');
        }
      }),
    );
  });

  test('a thing that holds nothing is never a match', () => {
    expect(matchesOf([{ id: 1, touchKinds: [] }], toAll('yes'), toAll('yes')).both).toEqual([]);
  });
});

describe('what one of a couple is shown', () => {
  test('is the same, in the same order, for all answers of the other that must stay hidden', () => {
    const pair = fc
      .tuple(anySaying, anySaying)
      .chain(([mine, theirs]) =>
        fc.tuple(fc.constant(mine), fc.constant(theirs), indistinguishableFrom(mine, theirs)),
      );
    const ratings = fc.array(
      fc.tuple(fc.integer({ min: 501, max: 520 }), fc.constantFrom(...RATINGS)),
    );
    fc.assert(
      fc.property(pair, ratings, ratings, ([mine, theirs, others], given, alsoGiven) => {
        const own = answers(mine);
        const shown = matchesFor({ own, partners: answers(theirs) }, TODAY);
        const partners = answers(others, { ratings: new Map(given) });
        expect(matchesFor({ own, partners }, TODAY)).toEqual(shown);
        // Change from one set to the other today; compare before and after the day ends.
        for (const today of [TODAY, TODAY + 1]) {
          const changed = changedChoices(
            answers(theirs, { matchingDay: TODAY - 3 }),
            others,
            TODAY,
          );
          const rated = { ...changed, ratings: new Map(alsoGiven) };
          expect(matchesFor({ own, partners: rated }, today)).toEqual(shown);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('follows their own ratings: again first, what they do not care for last', () => {
    const ratings = new Map([
      [503, 'again'],
      [501, 'not for me'],
      [502, 'later'],
    ] as const);
    expect(byOwnRatings([501, 502, 503, 504, 505], ratings)).toEqual([503, 504, 505, 502, 501]);
  });
});

describe('the day from which an answer counts', () => {
  const at = (time: string) => matchingDayAt(new Date(time));
  const given = (today: number): DatedChoices =>
    changedChoices({ now: NOTHING, before: NOTHING, matchingDay: 0 }, toAll('yes', true), today);

  test('begins at one hour for everybody', () => {
    expect(at('2026-03-11T09:59:59.999Z') + 1).toBe(at('2026-03-11T10:00:00Z'));
    expect(at('2026-03-12T09:59:59.999Z')).toBe(at('2026-03-11T10:00:00Z'));
  });

  test('an answer that was given today counts tomorrow', () => {
    expect(effectiveChoices(given(TODAY), TODAY)).toEqual(NOTHING);
    expect(effectiveChoices(given(TODAY), TODAY + 1)).toEqual(toAll('yes', true));
  });

  test('an answer that is changed counts no more, and the new one from tomorrow', () => {
    const changed = changedChoices(given(TODAY), toAll('maybe', true), TODAY + 1);
    expect(effectiveChoices(changed, TODAY + 1)).toEqual(toAll(null, true));
    expect(effectiveChoices(changed, TODAY + 2)).toEqual(toAll('maybe', true));
  });

  test('a slip of the finger that is put right the same day changes nothing', () => {
    const slipped = changedChoices(given(TODAY), toAll('no', false), TODAY + 1);
    const righted = changedChoices(slipped, toAll('yes', true), TODAY + 1);
    expect(effectiveChoices(righted, TODAY + 1)).toEqual(toAll('yes', true));
  });

  test('a clock that was set back counts less, never more', () => {
    expect(effectiveChoices(given(TODAY), TODAY - 5)).toEqual(NOTHING);
  });

  test('nothing counts that is not said now, whatever was said before and when', () => {
    const presses = fc.array(fc.tuple(anySaying, fc.integer({ min: 0, max: 3 })), { maxLength: 6 });
    fc.assert(
      fc.property(presses, fc.integer({ min: 0, max: 2 }), (said, later) => {
        let dated: DatedChoices = { now: NOTHING, before: NOTHING, matchingDay: 0 };
        let today = TODAY;
        for (const [saying, days] of said) {
          today += days;
          dated = changedChoices(dated, saying, today);
        }
        const counting = effectiveChoices(dated, today + later);
        for (const [kind, choice] of Object.entries(counting.choices)) {
          if (choice) expect(dated.now.choices[kind as keyof typeof counting.choices]).toBe(choice);
        }
        expect(counting.opensMaybes && !dated.now.opensMaybes).toBe(false);
        if (later > 0) expect(counting).toEqual(dated.now);
      }),
    );
  });
});
