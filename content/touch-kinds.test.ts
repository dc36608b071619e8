import { describe, expect, test } from 'vitest';
import { TOUCH_KINDS, type TouchKind } from '../contract/bedroom/consent.ts';
import { products } from './products.ts';
import { productTouchKinds, touchKindGroups } from './touch-kinds.ts';
import { bedroomWorkouts } from './workouts/bedroom.ts';

const questions = touchKindGroups.flatMap((group) => group.questions);

test('every kind of touch is asked about once, in 15 to 25 questions of a line or two', () => {
  expect(questions.map(([kind]) => kind)).toEqual(TOUCH_KINDS);
  expect(questions.length).toBeGreaterThanOrEqual(15);
  expect(questions.length).toBeLessThanOrEqual(25);
  for (const [, words] of questions) expect(words).toMatch(/^[A-Z][^!?]{10,75}[a-z]$/);
});

test('no question is asked for nothing: a workout or a product holds each kind', () => {
  const held = new Set([
    ...bedroomWorkouts.flatMap(({ touchKinds }) => touchKinds),
    ...Object.values(productTouchKinds).flat(),
  ]);
  expect(TOUCH_KINDS.filter((kind) => !held.has(kind))).toEqual([]);
});

test('every product of the romantic and the bedroom shelf says what it holds, and no clothes do', () => {
  for (const { id, category } of products) {
    const isTender = category !== 'apparel';
    expect([id, productTouchKinds[id].length > 0]).toEqual([id, isTender]);
  }
});

/** Words that show that a step holds a kind of touch. */
const TELLTALES: Partial<Record<TouchKind, RegExp>> = {
  hands:
    /hold hands|take (?:both )?hands|(?:take|takes) each other’s hands|palms? (?:meets?|against) palm|partner’s heart/i,
  faces: /foreheads (?:are|come|together|near)|your foreheads|forehead to forehead|cheek to cheek/i,
  embrace: /embrace|both arms around|arms around each other|holds the other, both/i,
  lap: /\blaps?\b/i,
  spoons: /on your sides/i,
  shoulders: /knead.* shoulders|\bnape\b|back of the neck|shoulder blades/i,
  back: /down (?:both sides of|beside) the spine to|strokes down both sides of the spine/i,
  feet: /\bcalves\b|one foot into|hands around one foot/i,
  hair: /\bhair\b|\bscalp\b|\btemples\b/i,
  cheek: /touch your (?:face|cheek)|hold the cheek/i,
  oil: /\boil\b/i,
  scent: /\bscents?\b/i,
  silk: /\bscarf\b/i,
  dance: /\bdance\b|\bmirror\b/i,
  led: /walks? (?:slowly )?backward/i,
  weight: /back to back|\bdip\b/i,
};

describe.each(bedroomWorkouts.map((workout) => [workout.title, workout] as const))(
  '%s',
  (_title, { touchKinds, steps }) => {
    test('says each kind that it holds once', () => {
      expect(touchKinds.length).toBeGreaterThan(0);
      expect(new Set(touchKinds).size).toBe(touchKinds.length);
    });

    test('has no step that holds a kind which it does not say', () => {
      const unsaid = Object.entries(TELLTALES).flatMap(([kind, telltale]) =>
        touchKinds.some((said) => said === kind)
          ? []
          : steps.filter(({ text }) => telltale.test(text)).map(({ text }) => `${kind}: ${text}`),
      );
      expect(unsaid).toEqual([]);
    });
  },
);
