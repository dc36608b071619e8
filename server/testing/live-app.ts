import { afterEach, beforeAll, expect } from 'vitest';
import type { Room } from '../../contract/live/live.ts';
import type { Visitor } from './factories.ts';
import { hangUp } from './phone.ts';
import { type TestApp, type TestOptions, testApp } from './test-app.ts';

/**
 * Starts the real app at an address, for tests with phones that listen to events. Call this once at
 * the top of a file.
 */
export function liveApp(options: TestOptions = {}): TestApp & { url: string } {
  const world = Object.assign(testApp(options), { url: '' });
  beforeAll(async () => {
    world.url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => hangUp(world.app.server));
  return world;
}

export const COMMANDS = '/api/live/commands';

/** Sends a press and returns the room after it. */
export async function press(who: Visitor, body: unknown): Promise<Room> {
  const answer = await who.post(COMMANDS, body);
  expect(answer.status).toBe(200);
  return (answer.body as { room: Room }).room;
}
