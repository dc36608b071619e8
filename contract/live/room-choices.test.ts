import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerRules } from '../training/player-state.ts';
import type { Room } from './live.ts';
import { applyCommand, openRoom, type RoomPress } from './room.ts';
import { type Choices, type ChoiceVerdict, judgeChoice, NO_CHOICES } from './room-choices.ts';
import { playerOf } from './room-player.ts';

const ROBIN = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0001';
const KIM = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0002';
const PAIR = [ROBIN, KIM];
const ROOM = '7a0e3a52-4f5d-4a51-8a37-2f8f1f9f0003';
const SESSION = '7a0e3a52-4f5d-4a51-8a37-2f8f1f9f0004';
const rules = playerRules([20_000, 40_000, 30_000]);
const phoneOf = (id: string) => `${id}-phone`;
const BOTH_PHONES = PAIR.map((memberId) => ({ memberId, streamId: phoneOf(memberId) }));

type Kept = { room: Room; choices: Choices };

function press(
  room: Room,
  by: string,
  now: number,
  part: { type: string; [field: string]: unknown },
) {
  const command = { commandId: ROOM, roomId: ROOM, basedOn: room.version, ...part } as RoomPress;
  const verdict = applyCommand(room, command, { by, now, rules, here: PAIR });
  return verdict.outcome === 'changed' ? verdict.room : room;
}

const lobby: Room = (() => {
  const command = { type: 'open', commandId: ROOM, workoutId: 501, isHandsFree: true } as const;
  const facts = { by: ROBIN, now: 0, rules, newId: ROOM, title: 'Slow', isBedroom: true, here: [] };
  const opened = openRoom(null, command, facts);
  if (opened.outcome !== 'changed') throw new Error('It was not opened.');
  return press(opened.room, KIM, 0, { type: 'join' });
})();

type Options = { streams?: typeof BOTH_PHONES; stream?: string; members?: readonly string[] };

function say(
  { room, choices }: Kept,
  by: string,
  isIn: boolean,
  at: number,
  options: Options = {},
) {
  const { streams = BOTH_PHONES, stream = phoneOf(by), members = PAIR } = options;
  const facts = { by, now: at, rules, here: streams.map((one) => one.memberId), streams, members };
  const ids = { commandId: ROOM, roomId: ROOM };
  const command = { type: 'say-in', ...ids, isIn, stream, chosenAt: at } as const;
  return judgeChoice(room, choices, command, facts);
}

function want({ room, choices }: Kept, by: string, isWanted: boolean, at: number) {
  const facts = { by, now: at, rules, here: PAIR, streams: BOTH_PHONES, members: PAIR };
  const command = {
    type: 'want-saved',
    commandId: ROOM,
    roomId: ROOM,
    isWanted,
    chosenAt: at,
  } as const;
  return judgeChoice(room, choices, command, facts);
}

const kept = (before: Kept, verdict: ChoiceVerdict): Kept => {
  if (verdict.outcome === 'stale') return before;
  const room = verdict.outcome === 'changed' ? verdict.room : before.room;
  return { room, choices: verdict.choices };
};
const NOBODY: Kept = { room: lobby, choices: NO_CHOICES };
const started = (): Room => {
  const one = kept(NOBODY, say(NOBODY, ROBIN, true, 1));
  return { ...kept(one, say(one, KIM, true, 2)).room, sessionId: SESSION };
};

describe('I’m in', () => {
  test('one of them changes nothing that anyone could see', () => {
    const verdict = say(NOBODY, ROBIN, true, 1);
    expect(verdict.outcome).toBe('noted');
    expect(kept(NOBODY, verdict).room).toBe(lobby);
  });

  test('both of them start the countdown, and need a session', () => {
    const one = kept(NOBODY, say(NOBODY, ROBIN, true, 1));
    expect(say(one, KIM, true, 2)).toMatchObject({
      outcome: 'changed',
      needs: 'session',
      room: { phase: 'countdown', wasTogether: true, ready: [] },
    });
  });

  test('a change of mind is as if nothing had been asked', () => {
    let now = kept(NOBODY, say(NOBODY, ROBIN, true, 1));
    now = kept(now, say(now, ROBIN, false, 2));
    expect(say(now, KIM, true, 3).outcome).toBe('noted');
  });

  test('a press that was held up on the way does not overtake a change of mind', () => {
    const now = kept(NOBODY, say(NOBODY, ROBIN, false, 2));
    expect(say(now, ROBIN, true, 1)).toEqual({ outcome: 'stale' });
    expect(say(kept(now, say(now, ROBIN, true, 1)), KIM, true, 3).outcome).toBe('noted');
  });

  test('what was said on a page counts only while that page is there', () => {
    const one = kept(NOBODY, say(NOBODY, ROBIN, true, 1));
    const [, kims] = BOTH_PHONES;
    const robinsNext = { memberId: ROBIN, streamId: 'another page of Robin’s' };
    const streams = kims ? [kims, robinsNext] : [];
    expect(say(one, KIM, true, 2, { streams }).outcome).toBe('noted');
  });

  test.each<[string, Kept, Options]>([
    ['from a page that is not in the room', NOBODY, { stream: phoneOf(KIM) }],
    ['in a workout of the day', { ...NOBODY, room: { ...lobby, isBedroom: false } }, {}],
    ['by someone who left', { ...NOBODY, room: { ...lobby, inside: [KIM] } }, {}],
    ['after the start', { ...NOBODY, room: { ...lobby, phase: 'running' } }, {}],
    ['in another room', { ...NOBODY, room: { ...lobby, id: SESSION } }, {}],
  ])('%s it is refused', (_where, before, options) => {
    expect(say(before, ROBIN, true, 1, options)).toEqual({ outcome: 'stale' });
  });

  test('one whose partner has left for good starts nothing', () => {
    expect(say(NOBODY, ROBIN, true, 1, { members: [ROBIN] }).outcome).toBe('noted');
  });

  test('in the bedroom there is no Ready, and nobody starts without the other', () => {
    for (const part of [{ type: 'ready', isReady: true }, { type: 'start' }]) {
      expect(press(lobby, ROBIN, 1, part)).toBe(lobby);
    }
  });

  test('after a start both are asked again, and what was said before does not count', () => {
    const one = kept(NOBODY, say(NOBODY, ROBIN, true, 1));
    const both = kept(one, say(one, KIM, true, 2));
    const room = press({ ...both.room, sessionId: SESSION }, KIM, 9_000, { type: 'reset' });
    expect(room.phase).toBe('lobby');
    const again = { ...both, room };
    expect(say(again, KIM, true, 3).outcome).toBe('noted');
    expect(say(again, ROBIN, true, 1)).toEqual({ outcome: 'stale' });
  });

  test('it starts when both were in at the same moment, and at no other', () => {
    const turn = fc.record({
      by: fc.constantFrom(ROBIN, KIM),
      isIn: fc.boolean(),
      /** Number of presses of the same person that overtook this one. */
      late: fc.nat({ max: 2 }),
    });
    void fc.assert(
      fc.property(fc.array(turn, { maxLength: 20 }), (turns) => {
        const wish = new Map<string, { at: number; isIn: boolean }>();
        let now = NOBODY;
        for (const [index, { by, isIn, late }] of turns.entries()) {
          const at = (index + 1) * 10 - late * 15;
          const verdict = say(now, by, isIn, at);
          if (at > (wish.get(by)?.at ?? Number.NEGATIVE_INFINITY)) wish.set(by, { at, isIn });
          const areBothIn = PAIR.every((id) => wish.get(id)?.isIn);
          expect(verdict.outcome === 'changed').toBe(areBothIn);
          if (areBothIn) return;
          now = kept(now, verdict);
          expect(now.room).toBe(lobby);
        }
      }),
    );
  });
});

describe('signals in a room', () => {
  const SOON = 10_000;

  test('yellow is heard whatever its sender saw; green only if nothing changed meanwhile', () => {
    const room = started();
    const slow = press(room, KIM, SOON, { type: 'pace', isSlow: true, basedOn: 0 });
    expect(slow).toMatchObject({ isSlow: true, place: { extraMs: 10_000 } });
    const late = { type: 'pace', isSlow: false, basedOn: room.version };
    expect(press(slow, ROBIN, SOON, late)).toBe(slow);
    expect(press(slow, ROBIN, SOON, { ...late, basedOn: slow.version }).isSlow).toBe(false);
  });

  test.each(PAIR)('red ends it and tells nobody who gave it: %s', (by) => {
    const room = press(started(), by, 63_002, { type: 'stop' });
    expect(room).toMatchObject({
      phase: 'stopped',
      since: 63_002,
      sessionId: null,
      pausedBy: null,
      place: { elapsedMs: 60_000 },
    });
    const other = press(started(), by === ROBIN ? KIM : ROBIN, 63_002, { type: 'stop' });
    expect(JSON.stringify(room)).toBe(JSON.stringify(other));
  });

  test('red is never stale, and there is none in a workout of the day', () => {
    const room = press(started(), ROBIN, SOON, { type: 'next', step: 0 });
    expect(press(room, KIM, SOON, { type: 'stop', basedOn: 0 }).phase).toBe('stopped');
    const ofTheDay = { ...started(), isBedroom: false };
    expect(press(ofTheDay, KIM, SOON, { type: 'stop' })).toBe(ofTheDay);
    expect(press(ofTheDay, KIM, SOON, { type: 'pace', isSlow: true })).toBe(ofTheDay);
  });

  test('both phones show the end alike, whatever their clocks say', () => {
    const room = press(started(), KIM, SOON, { type: 'stop' });
    expect(playerOf(room, 90_000)).toEqual(playerOf(room, -90_000));
  });

  test('nothing that anyone presses changes a room after red', () => {
    const part = fc.constantFrom(
      ...['pause', 'resume', 'reset', 'start', 'complete', 'stop', 'join'].map((type) => ({
        type,
      })),
      { type: 'next', step: 0 },
      { type: 'pace', isSlow: true },
      { type: 'stretch', byMs: 15_000 },
      { type: 'hands-free', isOn: false },
      { type: 'ready', isReady: true },
    );
    const over = press(started(), KIM, SOON, { type: 'stop' });
    void fc.assert(
      fc.property(fc.array(fc.tuple(part, fc.constantFrom(...PAIR))), (presses) => {
        const after = presses.reduce((room, [one, by]) => press(room, by, 20_000, one), over);
        expect(after).toBe(over);
      }),
    );
  });
});

describe('saving after red', () => {
  const stopped: Kept = {
    room: press(started(), KIM, 123_000, { type: 'stop' }),
    choices: NO_CHOICES,
  };

  test('one wish changes nothing that anyone could see; two save it', () => {
    const verdict = want(stopped, ROBIN, true, 1);
    expect(verdict.outcome).toBe('noted');
    const one = kept(stopped, verdict);
    expect(one.room).toBe(stopped.room);
    expect(want(one, KIM, true, 2)).toMatchObject({ outcome: 'changed', needs: 'saved-session' });
    expect(want(one, KIM, false, 2).outcome).toBe('noted');
  });

  test('a wish that was taken back is none', () => {
    let now = kept(stopped, want(stopped, ROBIN, true, 1));
    now = kept(now, want(now, ROBIN, false, 2));
    expect(want(now, KIM, true, 3).outcome).toBe('noted');
  });

  test.each<[string, Room]>([
    ['before red', started()],
    ['of less than half a minute', press(started(), KIM, 33_001, { type: 'stop' })],
    ['once it is saved', { ...stopped.room, sessionId: SESSION }],
  ])('%s there is nothing to save', (_when, room) => {
    expect(want({ room, choices: NO_CHOICES }, ROBIN, true, 1)).toEqual({ outcome: 'stale' });
  });
});
