import type { Setting } from '../contract/figures.ts';
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

const SHOES_IN: readonly Setting[] = ['strength', 'cardio'];

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
  const [warm, cool] = setting === 'bedroom' ? bedroomOutfits : trainingOutfits;
  const feet = SHOES_IN.includes(setting) ? 'shoes' : 'bare';
  return {
    a: { body: first, outfit: { ...pick(warm, scattered(seed, 3)), feet } },
    b: { body: second, outfit: { ...pick(cool, scattered(seed, 4)), feet } },
  };
}
