import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bedroomWorkouts } from '../../../content/workouts/bedroom.ts';
import { anySaying, toAll } from '../../testing/consenting.ts';
import { EMPTY_SHEET, openSheet, type Sheet, sealSheet } from './encrypted-answers.ts';

const key = createSecretKey(randomBytes(32));
const robin = { coupleId: randomUUID(), id: randomUUID() };

test('a sheet is opened as it was sealed', () => {
  fc.assert(
    fc.property(anySaying, anySaying, fc.nat(), (now, before, round) => {
      const sheet: Sheet = { now, before, round, ratings: new Map([[501, 'later']]) };
      expect(openSheet(key, robin, sealSheet(key, robin, sheet))).toEqual(sheet);
    }),
  );
  expect(openSheet(key, robin, null)).toEqual(EMPTY_SHEET);
});

test('an empty sheet and the fullest are of one length', () => {
  const ratings = bedroomWorkouts.map(({ id }) => [id, 'not for me'] as const);
  const full = toAll('maybe', true);
  const fullest: Sheet = { now: full, before: full, round: 99_999, ratings: new Map(ratings) };
  const empty = sealSheet(key, robin, EMPTY_SHEET);
  expect(sealSheet(key, robin, fullest)).toHaveLength(empty.length);
});

test('a sheet does not open as anyone else’s', () => {
  const sealed = sealSheet(key, robin, EMPTY_SHEET);
  expect(() => openSheet(key, { ...robin, id: randomUUID() }, sealed)).toThrow();
  expect(() => openSheet(key, { ...robin, coupleId: randomUUID() }, sealed)).toThrow();
});

test('a question that is asked for the first time has no answer, and one that is gone is dropped', () => {
  const { gaze: _gaze, ...older } = toAll('yes').choices;
  const now = { choices: { ...older, juggling: 'yes' }, opensMaybes: true };
  const sealed = sealSheet(key, robin, { ...EMPTY_SHEET, now } as unknown as Sheet);
  const opened = openSheet(key, robin, sealed);
  expect(opened.now).toEqual({
    choices: { ...toAll('yes').choices, gaze: null },
    opensMaybes: true,
  });
});
