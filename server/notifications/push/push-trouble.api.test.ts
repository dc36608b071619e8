import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { notificationRow, putNotification } from '../../db/notifications.ts';
import { members } from '../../db/tables/couples.ts';
import { notifications as rows } from '../../db/tables/reminders.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { pushDouble, VAPID_KEYS } from '../../testing/push-double.ts';
import { pushFixture, turnOn } from '../../testing/push-fixture.ts';
import { notificationSenderIn } from '../sender.ts';
import { type PushService, pushServiceWith } from './push-service.ts';

const world = pushFixture();
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const onFailure = () => undefined;
const message = { text: '{}', ttlSeconds: 60, isUrgent: false, topic: 'abc' };

const ask = (who: Visitor) => who.post('/api/nudges');
const mailsTo = (address: string) => world.sentMail.filter(({ to }) => to === address);

type Phone = Awaited<ReturnType<typeof turnOn>>;

async function aPhoneOf(who: Visitor, behaviour?: Parameters<typeof turnOn>[3]): Promise<Phone> {
  return turnOn(world, who, 'UTC', behaviour);
}

async function memberNamedBy(who: Visitor) {
  const { id } = (await who.get('/api/user')) as { id: string };
  const [row] = await world.deps.db.select().from(members).where(eq(members.id, id));
  return { coupleId: row?.coupleId ?? '', id };
}

/** Gives a phone its own push service that hangs, beside the one that all others use. */
async function hangingFor(phone: Phone) {
  const service = await pushDouble();
  const [own, ofOthers] = [service.origin, world.service.origin].map((localOrigin) =>
    pushServiceWith({ keys: VAPID_KEYS, localOrigin, giveUpAfterMs: 60_000, onFailure }),
  ) as [PushService, PushService];
  const { subscription } = service.phone('silent');
  const push: PushService = {
    ...ofOthers,
    send: (to, text) =>
      to.endpoint === phone.subscription.endpoint
        ? own.send(subscription, text)
        : ofOthers.send(to, text),
    close() {
      own.close();
      ofOthers.close();
    },
  };
  return { push, close: () => service.close() };
}

describe('a push service in trouble', () => {
  test.each([503, 'silent'] as const)(
    '(%s) is tried three times, then a mail is sent',
    async (how) => {
      const { robin, kim, form } = await aCouple(world);
      await world.settled();
      world.sentMail.length = 0;
      const phone = await aPhoneOf(kim, how);
      const failed = async (tries: number) => {
        await vi.waitUntil(() => phone.tries() === tries, { timeout: 30_000 });
        world.service.hangUp();
        await world.settled();
      };
      await ask(robin);
      await failed(1);
      expect(mailsTo(form.partner2Email)).toEqual([]);
      for (const [before, wait] of [MINUTE_MS, 5 * MINUTE_MS].entries()) {
        world.pass(wait);
        world.deps.background.run(world.deps.notifications.run);
        await failed(before + 2);
      }
      expect(mailsTo(form.partner2Email)).toHaveLength(1);
      world.pass(HOUR_MS);
      await world.deps.notifications.run();
      await world.settled();
      expect(phone.tries()).toBe(3);
      expect(mailsTo(form.partner2Email)).toHaveLength(1);
    },
  );

  test('keeps nobody waiting: the call is answered before the message is taken', async () => {
    const { robin, kim } = await aCouple(world);
    const phone = await aPhoneOf(kim, 'silent');
    expect((await ask(robin)).status).toBe(201);
    await vi.waitUntil(() => phone.tries() === 1, { timeout: 30_000 });
    world.service.hangUp();
  });

  test('is given up when it has said nothing for a while', async () => {
    const failures: unknown[] = [];
    const push = pushServiceWith({
      keys: VAPID_KEYS,
      localOrigin: world.service.origin,
      giveUpAfterMs: 100,
      onFailure: (error) => failures.push(error),
    });
    expect(await push.send(world.service.phone('silent').subscription, message)).toBe('failed');
    expect(failures).toMatchObject([{ name: 'TimeoutError' }]);
    push.close();
  });

  test('gets two hundred messages at once, while those beyond fail and wait for nothing', async () => {
    const hanging = await pushDouble();
    const push = pushServiceWith({ keys: VAPID_KEYS, localOrigin: hanging.origin, onFailure });
    const phone = hanging.phone('silent');
    const send = () => push.send(phone.subscription, message);
    const waiting = Array.from({ length: 200 }, send);
    expect(await Promise.all(Array.from({ length: 100 }, send))).toEqual(Array(100).fill('failed'));
    await vi.waitUntil(() => phone.tries() === 200, { timeout: 30_000 });
    hanging.hangUp();
    expect(await Promise.all(waiting)).toEqual(Array(200).fill('failed'));
    phone.behaviour = 201;
    expect(await send()).toBe('delivered');
    push.close();
    expect(await send()).toBe('failed');
    expect(phone.tries()).toBe(201);
    await hanging.close();
  });

  test('holds up nobody: those of others are sent while it hangs', async () => {
    const [one, two] = [await aCouple(world), await aCouple(world)];
    const [silent, prompt] = [await aPhoneOf(one.kim, 'silent'), await aPhoneOf(two.kim)];
    const hangs = await hangingFor(silent);
    const notifications = notificationSenderIn({ ...world.deps, push: hangs.push, onFailure });
    await world.settled();
    const waiting = Array.from({ length: 150 }, (_, about) =>
      notificationRow({ kind: 'entry', about: String(about), dueAt: world.deps.now() }),
    );
    const { coupleId, id: memberId } = await memberNamedBy(one.kim);
    await world.deps.db.insert(rows).values(waiting.map((row) => ({ coupleId, memberId, ...row })));
    world.pass(1);
    const last = { kind: 'entry', about: 'last', dueAt: world.deps.now() } as const;
    await putNotification(world.deps.db, await memberNamedBy(two.kim), last);
    const delivered = notifications.deliver();
    // Wait at most 30 seconds: the hanging service is given up only after 60.
    await vi.waitUntil(() => prompt.received.length === 1, { timeout: 30_000 });
    notifications.stop();
    await delivered;
    await hangs.close();
  });

  test('a connection that it has ended meanwhile is no refusal', async () => {
    const { service } = world;
    const failures: unknown[] = [];
    const keys = { keys: VAPID_KEYS, localOrigin: service.origin };
    const push = pushServiceWith({ ...keys, onFailure: (error) => failures.push(error) });
    const phone = service.phone();
    expect(await push.send(phone.subscription, message)).toBe('delivered');
    // Close the idle connection just before the next message leaves: the sender cannot know yet.
    await setImmediate();
    service.hangUp();
    expect(await push.send(phone.subscription, message)).toBe('delivered');
    expect(failures).toEqual([]);
    push.close();
  });

  test('that took a message and never said so is sent it again, which replaces the first', async () => {
    const { robin, kim } = await aCouple(world);
    const phone = await aPhoneOf(kim, 'mute');
    await ask(robin);
    await vi.waitUntil(() => phone.tries() === 1, { timeout: 30_000 });
    world.service.hangUp();
    await world.settled();
    phone.behaviour = 201;
    world.pass(MINUTE_MS);
    await world.deps.notifications.run();
    const [first, second, ...more] = phone.received;
    expect(more).toEqual([]);
    expect(second?.notification).toEqual(first?.notification);
    expect([second?.topic, second?.notification.tag]).toEqual([first?.topic, 'nudge']);
  });

  test('does not lead anywhere else: redirects are not followed', async () => {
    const { robin, kim } = await aCouple(world);
    const phone = await aPhoneOf(kim, 307);
    await ask(robin);
    await world.settled();
    expect(phone.tries()).toBe(1);
  });
});
