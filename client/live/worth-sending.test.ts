import { expect, test } from 'vitest';
import type { Pending } from './live-store.ts';
import { worthSending } from './worth-sending.ts';

type Type = Pending['command']['type'];

/** A press of so many seconds ago. */
const NOW = 1_000_000;
const pressed = ([type, secondsAgo]: readonly [Type, number]) =>
  ({ command: { type }, at: NOW - secondsAgo * 1_000 }) as Pending;

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
  const worth = worthSending(presses.map(pressed), NOW);
  expect(worth.map(({ command }) => command.type)).toEqual(sent);
});

test('nothing is drawn again when nothing was dropped', () => {
  const pending = [pressed(['next', 1])];
  expect(worthSending(pending, NOW)).toBe(pending);
});
