import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekStart } from '../contract/calendar.ts';
import { CategoryId } from '../contract/workouts/workouts.schemas.ts';
import { GOAL_CATEGORIES } from '../contract/workouts/workouts.ts';
import { deviceName } from './auth/device-name.ts';
import { doneWorkouts } from './demo/training.ts';
import { Refusal } from './http/errors.ts';
import { asId } from './http/ids.ts';
import { formatMessage, parseMessage } from './live/live-message.ts';
import { earned, type Facts } from './progress/achievements/earned.ts';
import { categoryBit, goalCategoriesIn, hasCategory } from './progress/categories.ts';
import { lastClosedWeek } from './progress/challenges/week-closing.ts';
import { masterKey, newCoupleKey } from './security/couple-keys.ts';
import { openIdentity, sealIdentity } from './security/identities.ts';
import { paymentStateOf, referenceOf } from './shop/order-state.ts';
import {
  dueStep,
  eventOf,
  factsOf,
  newSubscription,
  payment,
} from './shop/payments/sandbox-lifecycle.ts';
import { countedCompletion } from './training/sessions/completion-bounds.ts';
import { canTrain, freeWorkoutsLeft } from './training/sessions/free-tier.ts';

const moments = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});
const counts = fc.nat({ max: 1_000 });

describe('categories', () => {
  test('any set of categories is read back from its bits', () => {
    fc.assert(
      fc.property(fc.subarray([...CategoryId.options]), (trained) => {
        const bits = trained.reduce((sum, category) => sum | categoryBit(category), 0);
        const counted = trained.filter((category) => GOAL_CATEGORIES.includes(category as never));
        expect(goalCategoriesIn(bits)).toEqual(counted);
        for (const category of CategoryId.options) {
          expect(hasCategory(bits, category)).toBe(trained.includes(category));
        }
      }),
    );
  });
});

describe('badges', () => {
  const facts = fc.record({
    workouts: counts,
    calories: counts,
    streak: counts,
    categoriesEver: fc.nat({ max: 31 }),
    challengeRun: counts,
    challengeShares: counts,
  });

  test('whoever has done more has every badge of whoever has done less', () => {
    fc.assert(
      fc.property(facts, facts, (some, added) => {
        const more = Object.fromEntries(
          Object.entries(some).map(([name, count]) => {
            const other = added[name as keyof Facts];
            return [name, name === 'categoriesEver' ? count | other : count + other];
          }),
        );
        expect(earned(more)).toEqual(expect.arrayContaining(earned(some)));
      }),
    );
  });

  test('nothing done earns nothing', () => {
    expect(earned({})).toEqual([]);
  });
});

describe('free workouts', () => {
  test('there are never fewer than none left, and premium needs none', () => {
    fc.assert(
      fc.property(counts, (completed) => {
        expect(freeWorkoutsLeft(completed)).toBeGreaterThanOrEqual(0);
        expect(canTrain(false, completed)).toBe(freeWorkoutsLeft(completed) > 0);
        expect(canTrain(true, completed)).toBe(true);
      }),
    );
  });
});

describe('completions', () => {
  test('what a player with any clock within two minutes sends is taken', () => {
    const skew = fc.integer({ min: -120_000, max: 120_000 });
    fc.assert(
      fc.property(moments, fc.nat({ max: 4 * 3_600 }), skew, (startedAt, seconds, skewMs) => {
        const now = new Date(startedAt.getTime() + seconds * 1_000);
        const completedAt = new Date(now.getTime() + skewMs).toISOString();
        const trained = Math.max(0, seconds - 120);
        const completion = {
          completedAt,
          duration: Math.round(trained / 60),
          caloriesBurned: Math.round((trained / 60) * 8),
        };
        expect(countedCompletion(completion, startedAt, now)).toMatchObject({ isAdjusted: false });
      }),
    );
  });

  test('what is counted never lasts longer than the time there was, nor exceeds what was sent', () => {
    fc.assert(
      fc.property(
        moments,
        moments,
        moments,
        counts,
        counts,
        (start, end, now, minutes, calories) => {
          const completion = {
            completedAt: end.toISOString(),
            duration: minutes,
            caloriesBurned: calories,
          };
          const counted = countedCompletion(completion, start, now);
          const spentMs = Math.max(0, +now - +start);
          expect(+counted.completedAt - +start).toBeLessThanOrEqual(spentMs + 120_000);
          expect(+counted.completedAt - +start).toBeGreaterThanOrEqual(-120_000);
          expect(counted.duration * 60_000).toBeLessThanOrEqual(spentMs + 240_000);
          for (const figure of ['duration', 'caloriesBurned'] as const) {
            expect(counted[figure]).toBeGreaterThanOrEqual(0);
            expect(counted[figure]).toBeLessThanOrEqual(completion[figure]);
          }
        },
      ),
    );
  });
});

test('the last closed week is a Monday, over everywhere, and never goes back', () => {
  fc.assert(
    fc.property(moments, fc.nat(), (now, later) => {
      const week = lastClosedWeek(now);
      expect(weekStart(week)).toBe(week);
      expect(Date.parse(addDays(week, 7)) + 12 * 3_600_000).toBeLessThanOrEqual(now.getTime());
      expect(lastClosedWeek(new Date(now.getTime() + later)) >= week).toBe(true);
    }),
  );
});

test('a device is named by a few known words, whatever the browser calls itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (agent) => {
      expect(deviceName(agent)).toMatch(/^[A-Za-z ]{3,30}$/);
    }),
  );
});

test('an id is a UUID in lower case, and whatever else is there belongs to nobody', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(asId(id.toUpperCase())).toBe(id);
      expect(() => asId(`${id}x`)).toThrow(Refusal);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => asId(text)).toThrow(Refusal);
    }),
  );
});

test('the demo couple trained on days up to today, the last seven without a gap', () => {
  fc.assert(
    fc.property(moments, (now) => {
      const today = now.toISOString().slice(0, 10);
      const days = doneWorkouts(today).map(({ day }) => day);
      expect(days).toEqual(days.toSorted());
      for (let ago = 0; ago < 7; ago++) expect(days).toContain(addDays(today, -ago));
      expect(days.at(-1)).toBe(today);
    }),
  );
});

test('who a member is survives its seal, and opens nowhere else', () => {
  const word = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((any) => any.replaceAll('\0', ''));
  const master = masterKey('a secret for tests');
  fc.assert(
    fc.property(word, word, word, fc.uuid(), fc.uuid(), (first, last, phone, coupleId, id) => {
      const { key } = newCoupleKey(master, coupleId);
      const identity = { firstName: first, lastName: last || null, email: 'k@x.org', phone };
      const sealed = sealIdentity(key, { coupleId, id }, identity);
      expect(openIdentity(key, { coupleId, id }, sealed)).toEqual(identity);
      expect(() => openIdentity(key, { coupleId: id, id: coupleId }, sealed)).toThrow();
    }),
  );
});

describe('the sandbox’s clock', () => {
  test('however long nobody looked, it catches up, ends, and tells each thing once', () => {
    const days = fc.nat({ max: 800 });
    fc.assert(
      fc.property(moments, days, days, fc.boolean(), (start, goodDays, later, cancels) => {
        const daysIn = (count: number) => new Date(start.getTime() + count * 86_400_000);
        let book = newSubscription('an order', 'a couple', start);
        book = { ...book, ...payment(book, daysIn(goodDays), start).changes };
        book = { ...book, cancelsAtPeriodEnd: cancels };
        const told = new Set<string>();
        for (let step = dueStep(book, daysIn(later)); step; step = dueStep(book, daysIn(later))) {
          const { id, at } = eventOf(book, step);
          expect(told.has(id)).toBe(false);
          expect(at.getTime()).toBeLessThanOrEqual(daysIn(later).getTime());
          told.add(id);
          expect(told.size).toBeLessThan(40);
          book = { ...book, ...step.changes };
        }
        const { status, periodEnd } = factsOf(book);
        if (status === 'active') expect(periodEnd?.getTime()).toBeGreaterThan(+daysIn(later));
      }),
    );
  });
});

describe('orders', () => {
  const money = fc.record({
    paidAt: fc.option(moments),
    totalCents: fc.integer({ min: 1, max: 1_000_000 }),
    refundedCents: fc.nat({ max: 1_000_000 }),
    isRefundOwed: fc.boolean(),
  });

  test('an order is called by the beginning of its id, which leads back to it', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const reference = referenceOf(id);
        expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
        expect(id.startsWith(reference.replace('-', '').toLowerCase())).toBe(true);
      }),
    );
  });

  test('money that is owed is never called paid, nor given back before the last cent is', () => {
    fc.assert(
      fc.property(money, (order) => {
        const state = paymentStateOf(order);
        expect(state === 'none').toBe(order.paidAt === null);
        if (order.isRefundOwed) expect(state).not.toBe('paid');
        if (state === 'refunded')
          expect(order.refundedCents).toBeGreaterThanOrEqual(order.totalCents);
      }),
    );
  });

  test('giving more back never makes an order look less given back', () => {
    const steps = ['none', 'paid', 'refunding', 'refunded'];
    fc.assert(
      fc.property(money, fc.nat({ max: 1_000_000 }), (order, more) => {
        const later = { ...order, refundedCents: order.refundedCents + more };
        const [before, after] = [order, later].map((one) => steps.indexOf(paymentStateOf(one)));
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
        const whole = { ...order, refundedCents: order.totalCents };
        if (order.paidAt) expect(paymentStateOf(whole)).toBe('refunded');
      }),
    );
  });
});

describe('what processes tell each other', () => {
  const events = fc.constantFrom('room', 'here', 'heart', 'refused', 'logins', 'seen');
  const said = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' });

  test('arrives as it was said, whatever is in it', () => {
    fc.assert(
      fc.property(fc.uuid(), events, said, (id, event, data) => {
        const text = formatMessage(id, event, data as never);
        expect(parseMessage(text)).toEqual({ id, event, data: JSON.stringify(data) });
      }),
    );
  });

  test('is read whole or not at all', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'roomhert \n{}"1'), maxLength: 30 });
    const framed = fc.tuple(noise, events, noise).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.oneof(noise, framed, fc.string({ unit: 'binary' })), (text) => {
        const notice = parseMessage(text);
        if (notice) expect(`${notice.id} ${notice.event} ${notice.data}`).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});
