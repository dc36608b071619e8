import { expect, test } from 'vitest';
import { reconnectDelay } from './reconnect-delay.ts';

test.each([
  { tries: 0, inRoom: 250, elsewhere: 250 },
  { tries: 1, inRoom: 500, elsewhere: 500 },
  { tries: 4, inRoom: 500, elsewhere: 4_000 },
  { tries: 120, inRoom: 500, elsewhere: 30_000 },
  { tries: 121, inRoom: 1_000, elsewhere: 30_000 },
  { tries: 5_000, inRoom: 10_000, elsewhere: 30_000 },
])('after $tries tries', ({ tries, inRoom, elsewhere }) => {
  expect(reconnectDelay(tries, true)).toBe(inRoom);
  expect(reconnectDelay(tries, false)).toBe(elsewhere);
});

test('in a room, every moment for about a minute', () => {
  let [passed, tries] = [0, 0];
  while (reconnectDelay(tries, true) < 1_000) passed += reconnectDelay(tries++, true);
  expect(passed).toBeGreaterThan(55_000);
  expect(passed).toBeLessThan(70_000);
});
