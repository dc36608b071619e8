import { expect, test } from 'vitest';
import {
  freshState,
  type PlayerState,
  playerRules,
} from '../../../contract/training/player-state.ts';
import { isPictureMoving, pictureMoment } from './picture-moment.ts';

const rules = playerRules([60_000]);
const place = { step: 0, elapsedMs: 12_500, stepMs: 12_500, extraMs: 0 };
const seconds = (state: PlayerState, now: number) =>
  pictureMoment({ intervals: null }, state, rules, { now, drawnAt: 0 }).moving;

test('paused is still: the picture stays as it was, however long the pause', () => {
  const paused: PlayerState = { ...freshState(false), phase: 'paused', place };
  expect(isPictureMoving(paused)).toBe(false);
  expect([0, 1_000, 3_600_000].map((now) => seconds(paused, now))).toEqual([12.5, 12.5, 12.5]);
});

test('a resumed picture goes on where it was', () => {
  const running: PlayerState = { ...freshState(false), phase: 'running', since: 9_000, place };
  expect(isPictureMoving(running)).toBe(true);
  expect(seconds(running, 9_000)).toBe(12.5);
  expect(seconds(running, 11_000)).toBe(14.5);
});
