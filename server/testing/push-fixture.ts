import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildDeps } from '../build-deps.ts';
import type { Visitor } from './factories.ts';
import { type PushDouble, pushDouble, VAPID_KEYS } from './push-double.ts';
import { SECRET, type TestApp, type TestOptions, testApp } from './test-app.ts';

type PushWorld = TestApp & { service: PushDouble };

/** Starts the app with a push service. Call this once at the top of a file. */
export function pushFixture(options: Omit<TestOptions, 'push'> = {}): PushWorld {
  const held = {} as { service: PushDouble };
  beforeAll(async () => {
    held.service = await pushDouble();
  });
  const world = testApp({
    ...options,
    push: () => ({ vapidKeys: VAPID_KEYS, localPushOrigin: held.service.origin }),
  });
  beforeEach(() => void held.service.problems.splice(0));
  afterAll(() => held.service.close());
  return Object.defineProperty(world, 'service', { get: () => held.service }) as never;
}

/** Turns notifications on for a new phone in a time zone. */
export async function turnOn(
  { service }: { service: PushDouble },
  who: Visitor,
  zone = 'UTC',
  behaviour: Parameters<PushDouble['phone']>[0] = 201,
) {
  const phone = service.phone(behaviour);
  const told = await who.request('PUT', '/api/push', phone.subscription, { 'x-time-zone': zone });
  if (told.status !== 204) throw new Error(`Subscribing answered ${told.status}.`);
  return phone;
}

/** Starts what a second process of the server consists of, on the same database. */
export function anotherProcess(world: PushWorld) {
  return buildDeps({
    ...world.deps,
    database: world.database,
    appSecret: SECRET,
    hasRateLimits: true,
    stripe: undefined,
    vapidKeys: VAPID_KEYS,
    localPushOrigin: world.service.origin,
    transport: async (mail) => void world.sentMail.push(mail),
    onFailure: (work) => (error) => {
      if (work !== 'push') throw error;
    },
  });
}
