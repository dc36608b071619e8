import { expect, test } from 'vitest';
import { type Fingers, twoFingerDoubleTaps } from './two-finger-tap.ts';

const finger = (identifier: number, clientX = 100 * identifier, clientY = 300) => ({
  identifier,
  clientX,
  clientY,
});
const [a, b, c] = [finger(1), finger(2), finger(3)];
type Step = [number, string, ReturnType<typeof finger>[]];

/** The moments at which a double tap was seen. */
function seenIn(steps: readonly Step[]): number[] {
  const isDoubleTap = twoFingerDoubleTaps();
  return steps
    .map(([timeStamp, type, touches]): Fingers => ({ timeStamp, type, touches }))
    .filter(isDoubleTap)
    .map(({ timeStamp }) => timeStamp);
}

const tap = (at: number, fingers = [a, b]): Step[] => [
  [at, 'touchstart', fingers.slice(0, 1)],
  [at + 20, 'touchstart', fingers],
  [at + 90, 'touchend', fingers.slice(1)],
  [at + 110, 'touchend', []],
];

test('two taps with two fingers are seen, each pair once', () => {
  expect(seenIn([...tap(0), ...tap(300)])).toEqual([410]);
  expect(seenIn([...tap(0), ...tap(300), ...tap(600)])).toEqual([410]);
  expect(seenIn([...tap(0), ...tap(300), ...tap(600), ...tap(900)])).toEqual([410, 1010]);
});

test('fingers that land and leave in one event count too', () => {
  const both = (at: number): Step[] => [
    [at, 'touchstart', [a, b]],
    [at + 60, 'touchend', []],
  ];
  expect(seenIn([...both(0), ...both(200)])).toEqual([260]);
});

test.each<[string, Step[]]>([
  ['a single tap', tap(0)],
  ['two taps far apart', [...tap(0), ...tap(900)]],
  ['taps with one finger', [...tap(0, [a]), ...tap(200, [a])]],
  ['taps with three', [...tap(0, [a, b, c]), ...tap(200, [a, b, c])]],
  ['a tap with one finger between', [...tap(0), ...tap(150, [a]), ...tap(300)]],
  [
    'a pinch after a tap',
    [
      ...tap(0),
      [200, 'touchstart', [a, b]],
      [240, 'touchmove', [finger(1, 60), finger(2, 260)]],
      [300, 'touchend', []],
    ],
  ],
  ['a long press after a tap', [...tap(0), [200, 'touchstart', [a, b]], [700, 'touchend', []]]],
  [
    'a touch that the system takes over',
    [...tap(0), [200, 'touchstart', [a, b]], [240, 'touchcancel', []]],
  ],
])('%s is none', (_what, steps) => {
  expect(seenIn(steps)).toEqual([]);
});
