import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  OPENED_KEPT,
  type WantedWorkouts,
  wantedIds,
  withChosen,
  withOpened,
} from './wanted-workouts.ts';

const NOTHING: WantedWorkouts = { opened: [], chosen: [], keepsAll: false, allFetchedFor: null };
const ids = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 });

test('the last ten different workouts that were opened stay, the newest first', () => {
  fc.assert(
    fc.property(ids, (opened) => {
      const wanted = opened.reduce((before, id) => withOpened(id)(before), NOTHING);
      const newest = [...new Set(opened.toReversed())].slice(0, OPENED_KEPT);
      expect(wanted.opened).toEqual(newest);
    }),
  );
});

test('a switch that is on keeps its workout, whatever is opened after it; off, it goes', () => {
  const on = withChosen(7, true)(NOTHING);
  const later = ids.map((opened) => opened.reduce((before, id) => withOpened(id)(before), on));
  fc.assert(fc.property(later, (wanted) => wantedIds(wanted, []).has(7)));
  expect(wantedIds(withChosen(7, false)(on), [])).toEqual(new Set());
});

test('favorites are kept too', () => {
  expect(wantedIds(withOpened(3)(NOTHING), [5, 3])).toEqual(new Set([3, 5]));
});
