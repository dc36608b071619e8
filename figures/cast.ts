import type { Setting } from '../contract/setting.ts';
import { bodies } from './bodies.ts';
import type { Body } from './body.ts';
import { bedroomOutfits, type Outfit, trainingOutfits } from './outfit.ts';

type Person = { body: Body; outfit: Outfit };
export type Cast = { a: Person; b: Person };

/** A well-spread number for each seed: neighbouring workouts must not get neighbouring couples. */
function scattered(seed: number, salt: number): number {
  let h = Math.imul(seed ^ (salt * 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function pick<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A top that is nearer to the skin than this looks like no top at all; legs may blend more. */
const LEAST_CONTRAST = { top: 58, bottom: 35 };

function rgb(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

function colorDistance(one: string, two: string): number {
  const [r1, g1, b1] = rgb(one);
  const [r2, g2, b2] = rgb(two);
  return Math.hypot(r1 - r2, g1 - g2, b1 - b2);
}

/** What of a wardrobe reads as clothes on this skin. */
function becoming(wardrobe: readonly Outfit[], { skin }: Body): readonly Outfit[] {
  return wardrobe.filter((outfit) =>
    (['top', 'bottom'] as const).every(
      (part) => colorDistance(outfit[part].cloth.base, skin.base) >= LEAST_CONTRAST[part],
    ),
  );
}

const SHOES_IN: readonly Setting[] = ['strength', 'cardio'];
const NIGHTWEAR_IN: readonly Setting[] = ['bedroom', 'morning'];

/**
 * The couple of a workout: the same for the same id, any two people of unlike skin or hair, with
 * one in a warm and one in a cool outfit so that whose limb is whose shows at a glance.
 */
export function castFor(seed: number, setting: Setting = 'stretch'): Cast {
  const first = pick(bodies, scattered(seed, 1));
  const unlike = bodies.filter(
    ({ skin, hair }) => skin.base !== first.skin.base && hair.color !== first.hair.color,
  );
  const second = pick(unlike, scattered(seed, 2));
  const [warm, cool] = NIGHTWEAR_IN.includes(setting) ? bedroomOutfits : trainingOutfits;
  const feet = SHOES_IN.includes(setting) ? 'shoes' : 'bare';
  return {
    a: { body: first, outfit: { ...pick(becoming(warm, first), scattered(seed, 3)), feet } },
    b: { body: second, outfit: { ...pick(becoming(cool, second), scattered(seed, 4)), feet } },
  };
}
