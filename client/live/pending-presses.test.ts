import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Room } from '../../contract/live/live.ts';
import { applyCommand, type RoomPress } from '../../contract/live/room.ts';
import { playerRules } from '../../contract/training/player-state.ts';
import type { PendingPress } from './live-store.ts';
import { withoutExpired } from './pending-presses.ts';
import { predictedRoom } from './predicted-room.ts';

const PAIR = [
  '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0001',
  '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0002',
] as const;
const rules = playerRules([20_000, 40_000, 30_000]);
const running: Room = {
  id: '7a0e3a52-4f5d-4a51-8a37-2f8f1f9f0003',
  workoutId: 101,
  title: 'Morning',
  openedBy: PAIR[0],
  version: 5,
  playVersion: 5,
  phase: 'running',
  since: 0,
  place: { step: 0, elapsedMs: 0, stepMs: 0, extraMs: 0 },
  isHandsFree: false,
  isBedroom: true,
  isSlow: false,
  isSwapped: false,
  inside: [...PAIR],
  ready: [],
  sessionId: '7a0e3a52-4f5d-4a51-8a37-2f8f1f9f0004',
  wasTogether: true,
  pausedBy: null,
  video: [],
};

const TYPES = [
  ...(['pause', 'resume', 'next', 'previous', 'reset', 'swap', 'stretch'] as const),
  ...(['pace', 'stop', 'see'] as const),
];

/** A phone, the latest room that has reached it, and its presses since then. */
type Device = { by: string; truth: Room; pending: PendingPress[] };

const shownOn = ({ truth, pending, by }: Device) => predictedRoom(truth, pending, by, rules);

function pressOn(device: Device, type: (typeof TYPES)[number], at: number): void {
  const shown = shownOn(device);
  const command = {
    type,
    commandId: crypto.randomUUID(),
    roomId: shown.id,
    basedOn: shown.version,
    step: shown.place.step,
    isSwapped: !shown.isSwapped,
    byMs: 15_000,
    isSlow: !shown.isSlow,
    endId: device.by,
    isWanted: shown.video.every(({ memberId }) => memberId !== device.by),
  } as unknown as RoomPress;
  device.pending.push({ command, at });
}

test('whatever both press and however late anything arrives, both end up with the same room', () => {
  const event = fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    what: fc.constantFrom(...TYPES, 'deliver' as const, 'hear' as const),
    wait: fc.nat({ max: 3_000 }),
  });
  void fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let [server, now] = [running, 0];
      const devices = PAIR.map((by): Device => ({ by, truth: running, pending: [] }));
      const deliver = (device: Device) => {
        const [next] = device.pending.splice(0, 1);
        if (!next) return;
        const verdict = applyCommand(server, next.command, { by: device.by, now, rules });
        if (verdict.outcome === 'changed') server = verdict.room;
      };
      for (const { who, what, wait } of events) {
        now += wait;
        const device = devices[who];
        if (!device) continue;
        if (what === 'deliver') deliver(device);
        else if (what === 'hear') device.truth = server;
        else pressOn(device, what, now);
      }
      // Bring the network back: everything that was pressed arrives.
      for (const device of devices) while (device.pending.length > 0) deliver(device);
      for (const device of devices) device.truth = server;
      const [one, two] = devices.map(shownOn);
      expect(one).toEqual(two);
      expect(one).toEqual(server);
    }),
  );
});

test('a press shows at once, and gives way when it came too late', () => {
  const device: Device = { by: PAIR[0], truth: running, pending: [] };
  pressOn(device, 'next', 1_000);
  expect(shownOn(device).place.step).toBe(1);
  device.truth = { ...running, version: 6, playVersion: 6, phase: 'paused', since: 0 };
  expect(shownOn(device)).toEqual(device.truth);
});

type Type = PendingPress['command']['type'];

/** Builds a press from so many seconds ago. */
const NOW = 1_000_000;
const pressed = ([type, secondsAgo]: readonly [Type, number]) =>
  ({ command: { type }, at: NOW - secondsAgo * 1_000 }) as PendingPress;

const cases: readonly {
  name: string;
  pressed: readonly (readonly [Type, number])[];
  sent: readonly Type[];
}[] = [
  { name: 'nothing', pressed: [], sent: [] },
  { name: 'after a blip, everything', pressed: [['next', 4.9]], sent: ['next'] },
  { name: 'no old press', pressed: [['next', 5]], sent: [] },
  { name: 'a Pause of any age', pressed: [['pause', 600]], sent: ['pause'] },
  {
    name: 'a fresh Pause and Resume, in their order',
    pressed: [
      ['pause', 2],
      ['resume', 1],
    ],
    sent: ['pause', 'resume'],
  },
  {
    name: 'no old Pause that was taken back',
    pressed: [
      ['pause', 20],
      ['resume', 10],
    ],
    sent: [],
  },
  {
    name: 'a Resume that is still fresh, without the Pause that it took back',
    pressed: [
      ['pause', 6],
      ['resume', 3],
    ],
    sent: ['resume'],
  },
  {
    name: 'no Pause before a Reset',
    pressed: [
      ['pause', 20],
      ['reset', 10],
    ],
    sent: [],
  },
  {
    name: 'the last Pause of many',
    pressed: [
      ['pause', 30],
      ['resume', 20],
      ['pause', 10],
    ],
    sent: ['pause'],
  },
  {
    name: 'a Pause, whatever else was pressed after it',
    pressed: [
      ['pause', 20],
      ['next', 10],
      ['swap', 9],
      ['stretch', 1],
    ],
    sent: ['pause', 'stretch'],
  },
];

test.each(cases)('is sent: $name', ({ pressed: presses, sent }) => {
  const worth = withoutExpired(presses.map(pressed), NOW);
  expect(worth.map(({ command }) => command.type)).toEqual(sent);
});

test('is sent: red of any age, and yellow unless the same member has gone on since', () => {
  const paced = (isSlow: boolean, secondsAgo: number) => {
    const { at } = pressed(['pace', secondsAgo]);
    return { command: { type: 'pace', isSlow }, at } as PendingPress;
  };
  const [red, yellow] = [pressed(['stop', 3_600]), paced(true, 600)];
  expect(withoutExpired([red, yellow], NOW)).toEqual([red, yellow]);
  expect(withoutExpired([yellow, paced(false, 30)], NOW)).toEqual([]);
  const green = paced(false, 1);
  expect(withoutExpired([yellow, green], NOW)).toEqual([green]);
});

test('is sent: that the camera was closed, however long ago; that it was wanted, only for a moment', () => {
  const seen = (isWanted: boolean, secondsAgo: number) => {
    const { at } = pressed(['see', secondsAgo]);
    return { command: { type: 'see', isWanted, endId: 'phone' }, at } as PendingPress;
  };
  const closed = seen(false, 3_600);
  expect(withoutExpired([closed], NOW)).toEqual([closed]);
  expect(withoutExpired([seen(true, 6)], NOW)).toEqual([]);
  const again = seen(true, 1);
  expect(withoutExpired([closed, again], NOW)).toEqual([again]);
});

test('nothing is drawn again when nothing was dropped', () => {
  const pending = [pressed(['next', 1])];
  expect(withoutExpired(pending, NOW)).toBe(pending);
});
