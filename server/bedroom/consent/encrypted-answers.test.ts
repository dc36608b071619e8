import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bedroomWorkouts } from '../../../content/workouts/bedroom.ts';
import { anySaying, toAll } from '../../testing/consenting.ts';
import {
  decryptAnswers,
  encryptAnswers,
  type MemberAnswers,
  NO_ANSWERS,
} from './encrypted-answers.ts';

const key = createSecretKey(randomBytes(32));
const robin = { coupleId: randomUUID(), id: randomUUID() };

test('a sheet is opened as it was sealed', () => {
  fc.assert(
    fc.property(anySaying, anySaying, fc.nat(), (now, before, matchingDay) => {
      const answers: MemberAnswers = {
        now,
        before,
        matchingDay,
        ratings: new Map([[501, 'later']]),
      };
      expect(decryptAnswers(key, robin, encryptAnswers(key, robin, answers))).toEqual(answers);
    }),
  );
  expect(decryptAnswers(key, robin, null)).toEqual(NO_ANSWERS);
});

test('an empty sheet and the fullest are of one length', () => {
  const ratings = bedroomWorkouts.map(({ id }) => [id, 'not for me'] as const);
  const full = toAll('maybe', true);
  const fullest: MemberAnswers = {
    now: full,
    before: full,
    matchingDay: 99_999,
    ratings: new Map(ratings),
  };
  const empty = encryptAnswers(key, robin, NO_ANSWERS);
  expect(encryptAnswers(key, robin, fullest)).toHaveLength(empty.length);
});

test('a sheet does not open as anyone else’s', () => {
  const sealed = encryptAnswers(key, robin, NO_ANSWERS);
  expect(() => decryptAnswers(key, { ...robin, id: randomUUID() }, sealed)).toThrow();
  expect(() => decryptAnswers(key, { ...robin, coupleId: randomUUID() }, sealed)).toThrow();
});

test('a question that is asked for the first time has no answer, and one that is gone is dropped', () => {
  const { gaze: _gaze, ...older } = toAll('yes').choices;
  const now = { choices: { ...older, juggling: 'yes' }, opensMaybes: true };
  const sealed = encryptAnswers(key, robin, { ...NO_ANSWERS, now } as unknown as MemberAnswers);
  const opened = decryptAnswers(key, robin, sealed);
  expect(opened.now).toEqual({
    choices: { ...toAll('yes').choices, gaze: null },
    opensMaybes: true,
  });
});
