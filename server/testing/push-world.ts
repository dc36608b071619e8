import { afterAll, beforeAll, beforeEach } from 'vitest';
import { vapidPublicKey } from '../security/vapid-keys.ts';
import type { Visitor } from './factories.ts';
import { type PushDouble, pushDouble } from './push-double.ts';
import { type TestApp, testApp } from './test-app.ts';

const PRIVATE_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
export const VAPID_KEYS = {
  privateKey: PRIVATE_KEY,
  publicKey: vapidPublicKey(PRIVATE_KEY) ?? '',
  subject: 'mailto:hello@studio.example',
};

/** The app beside a push service. Call it once at a file's top. */
export function pushWorld(): TestApp & { service: PushDouble } {
  const held = {} as { service: PushDouble };
  beforeAll(async () => {
    held.service = await pushDouble(VAPID_KEYS.publicKey);
  });
  const world = testApp({
    push: () => ({ vapidKeys: VAPID_KEYS, localPushOrigin: held.service.origin }),
  });
  beforeEach(() => void held.service.problems.splice(0));
  afterAll(() => held.service.close());
  return Object.defineProperty(world, 'service', { get: () => held.service }) as never;
}

/** Turns notifications on, on a phone in a place. */
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
