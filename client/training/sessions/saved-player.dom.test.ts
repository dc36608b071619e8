import { beforeEach, expect, test, vi } from 'vitest';
import { freshState, type PlayerState } from '../../../contract/training/player-state.ts';
import { forgetPlayer, savedPlayer, savedVersions, savePlayer } from './saved-player.ts';

const ROBIN = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0001';
const ALEX = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0002';
const session = { id: '7a0e3a52-4f5d-4a51-8a37-2f8f1f9f0003', clockOffsetMs: -1_500 };
const NOW = Date.parse('2026-03-11T12:00:00Z');
const options = { stepCount: 8, isHandsFree: false, now: NOW };
const running: PlayerState = {
  phase: 'running',
  since: NOW - 5_000,
  place: { step: 3, elapsedMs: 60_000, stepMs: 2_000, extraMs: 0 },
  session,
  isHandsFree: false,
  isSlow: false,
};

beforeEach(() => localStorage.clear());

test('a running workout comes back paused, with every second that had passed', () => {
  savePlayer(ROBIN, 101, running, { now: NOW });
  expect(savedPlayer(ROBIN, 101, options)).toEqual({
    phase: 'paused',
    place: { step: 3, elapsedMs: 65_000, stepMs: 7_000, extraMs: 0 },
    session,
    isHandsFree: false,
    isSlow: false,
  });
});

test('a guided workout comes back guided, whatever the switch says', () => {
  savePlayer(ROBIN, 101, { ...running, isHandsFree: true }, { now: NOW });
  expect(savedPlayer(ROBIN, 101, options)?.isHandsFree).toBe(true);
});

test('the versions that were chosen come back with their session, and with no other', () => {
  const versions = { 1: 'easier', 3: 'harder' } as const;
  savePlayer(ROBIN, 101, { ...running, versions }, { now: NOW, roomId: session.id });
  expect(savedPlayer(ROBIN, 101, options)?.versions).toEqual(versions);
  expect(savedVersions(ROBIN, 101, session.id)).toEqual(versions);
  expect(savedVersions(ROBIN, 101, ALEX)).toEqual({});
  expect(savedVersions(ALEX, 101, session.id)).toEqual({});
  expect(savedVersions(ROBIN, 101, null)).toEqual({});
});

test('nobody else on this browser is offered it, and no other workout', () => {
  savePlayer(ROBIN, 101, running, { now: NOW });
  expect(savedPlayer(ALEX, 101, options)).toBeNull();
  expect(savedPlayer(ROBIN, 102, options)).toBeNull();
});

test('a reset or a completion leaves nothing behind', () => {
  savePlayer(ROBIN, 101, running, { now: NOW });
  savePlayer(ROBIN, 101, { ...freshState(false), session }, { now: NOW });
  expect(savedPlayer(ROBIN, 101, options)).toBeNull();
  savePlayer(ROBIN, 101, running, { now: NOW });
  forgetPlayer(ROBIN, 101, session.id);
  expect(savedPlayer(ROBIN, 101, options)).toBeNull();
});

test('after a day it is not offered any more', () => {
  savePlayer(ROBIN, 101, running, { now: NOW });
  expect(savedPlayer(ROBIN, 101, { ...options, now: NOW + 25 * 3_600_000 })).toBeNull();
});

test('a step that the workout does not have any more is not offered', () => {
  savePlayer(ROBIN, 101, running, { now: NOW });
  expect(savedPlayer(ROBIN, 101, { ...options, stepCount: 3 })).toBeNull();
});

test('a room of the same workout leaves what was paused alone where it was', () => {
  savePlayer(ROBIN, 101, running, { now: NOW - 60_000 });
  const inRoom = { now: NOW, roomId: 'a room' };
  savePlayer(ROBIN, 101, freshState(false), inRoom);
  expect(savedPlayer(ROBIN, 101, options)?.session).toEqual(session);
  const together = { ...session, id: '7a0e3a52-4f5d-4a51-8a37-2f8f1f9f0004' };
  savePlayer(ROBIN, 101, { ...running, session: together }, inRoom);
  expect(savedPlayer(ROBIN, 101, options)?.session).toEqual(together);
  // Stop by red: the room no longer names a session.
  savePlayer(ROBIN, 101, { ...freshState(false), phase: 'stopped' }, inRoom);
  expect(savedPlayer(ROBIN, 101, options)?.session).toEqual(session);
});

test('what the version before saved is offered, and gone once it was done', () => {
  const place = { step: 3, elapsedMs: 60_000, stepMs: 2_000, extraMs: 0 };
  localStorage.setItem(`player:${ROBIN}:101`, JSON.stringify({ savedAt: NOW, session, place }));
  expect(savedPlayer(ROBIN, 101, options)).toMatchObject({ session, place });
  forgetPlayer(ROBIN, 101, session.id);
  expect(savedPlayer(ROBIN, 101, options)).toBeNull();
});

test.each(['not json', '{}', '{"savedAt":1}', 'null', '[]'])('%s is not offered', (text) => {
  localStorage.setItem(`player:${ROBIN}:101`, text);
  expect(savedPlayer(ROBIN, 101, options)).toBeNull();
});

test('a browser that forbids storage is no reason to fail', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => savePlayer(ROBIN, 101, running, { now: NOW })).not.toThrow();
  expect(savedPlayer(ROBIN, 101, options)).toBeNull();
  vi.unstubAllGlobals();
});
