import type { Setting } from '../contract/workouts/setting.ts';
import { bodies } from './bodies/bodies.ts';
import { colorDistance } from './bodies/color-distance.ts';
import {
  type Bottom,
  coralShoes,
  nightwear,
  type Outfit,
  type Top,
  training,
  whiteShoes,
} from './bodies/outfit.ts';
import type { Body } from './rig/body.ts';
import { BLANKET, MATTRESS_COLOR, mats } from './rooms/mats.ts';

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

/** The same items in an order of their own for each seed. */
function shuffled<T>(list: readonly T[], seed: number, salt: number): T[] {
  return list
    .map((item, index) => ({ item, place: scattered(seed * 64 + index, salt) }))
    .sort((one, two) => one.place - two.place)
    .map(({ item }) => item);
}

/** The next of a deck that is dealt to its end before it is shuffled again: everyone gets as many turns. */
function dealt<T>(deck: readonly T[], turn: number, salt: number): T {
  return pick(shuffled(deck, Math.floor(turn / deck.length), salt), turn);
}

const COUPLES = ['two women', 'two men', 'mixed'] as const;

/** Rooms in which nobody would wear a headscarf. */
const WITHOUT_SCARF: readonly Setting[] = ['bedroom', 'morning'];

/**
 * Of three neighbouring workouts one shows two women, one two men and one a mixed couple, in any
 * order; together they deal three women and three men.
 */
function coupleFor(seed: number, setting: Setting): [Body, Body] {
  const round = Math.floor(seed / 3);
  const kind = pick(shuffled(COUPLES, round, 1), seed);
  const people = bodies.filter(
    ({ hair }) => hair.style !== 'scarf' || !WITHOUT_SCARF.includes(setting),
  );
  const deal = (gender: Body['gender'], turn: number) => {
    const deck = people.filter((body) => body.gender === gender);
    return dealt(deck, turn, gender.length);
  };
  if (kind === 'mixed') {
    const pair: [Body, Body] = [deal('woman', round * 3 + 2), deal('man', round * 3 + 2)];
    // Every third time one of the two is someone who is neither.
    if (round % 3 === 0) pair[round % 2] = deal('either', round);
    return scattered(seed, 2) % 2 === 0 ? pair : [pair[1], pair[0]];
  }
  const gender = kind === 'two women' ? 'woman' : 'man';
  const first = deal(gender, round * 3);
  const next = deal(gender, round * 3 + 1);
  return [first, next === first ? deal(gender, round * 3 + 2) : next];
}

/** Nearer to each other than this (CIE76), clothes look like skin, like the partner's or like the mat. */
const LEAST_CONTRAST = {
  topToSkin: 35,
  bottomToSkin: 30,
  bottomToMat: 25,
  bottoms: 25,
  tops: 30,
  topToBottom: 25,
} as const;

const SHOES_IN: readonly Setting[] = ['strength', 'cardio'];
const NIGHTWEAR_IN: readonly Setting[] = ['bedroom', 'morning'];

const apart = (one: { cloth: { base: string } }, two: { cloth: { base: string } }) =>
  colorDistance(one.cloth.base, two.cloth.base);

/** Whoever covers her hair covers arms and legs too; a prosthesis is not hidden. */
function isWornBy(body: Body, { cut }: Top | Bottom): boolean {
  if (body.hair.style === 'scarf')
    return cut !== 'tank' && cut !== 'crop' && cut !== 'tee' && cut !== 'shorts';
  if (body.prosthesis) return cut !== 'leggings' && cut !== 'joggers';
  return body.gender === 'woman' || cut !== 'crop';
}

type Clothes = Pick<Outfit, 'top' | 'bottom'>;

/** All clothes that read as clothes on this skin, on this floor and beside this partner. */
function clothesFor(body: Body, setting: Setting, partner?: Clothes): Clothes[] {
  const { tops, bottoms } = NIGHTWEAR_IN.includes(setting) ? nightwear : training;
  const { day, evening } = mats[setting];
  // Only bedrooms have a bed.
  const beds = NIGHTWEAR_IN.includes(setting) ? [MATTRESS_COLOR] : [];
  const floors = [day.base, evening.base, BLANKET.base, ...beds];
  const onSkin = ({ cloth }: Top | Bottom) => colorDistance(cloth.base, body.skin.base);
  const fittingBottoms = bottoms.filter(
    (bottom) =>
      isWornBy(body, bottom) &&
      onSkin(bottom) >= LEAST_CONTRAST.bottomToSkin &&
      floors.every((mat) => colorDistance(bottom.cloth.base, mat) >= LEAST_CONTRAST.bottomToMat) &&
      (!partner || apart(bottom, partner.bottom) >= LEAST_CONTRAST.bottoms),
  );
  return tops
    .filter(
      (top) =>
        isWornBy(body, top) &&
        onSkin(top) >= LEAST_CONTRAST.topToSkin &&
        (!partner || apart(top, partner.top) >= LEAST_CONTRAST.tops),
    )
    .flatMap((top) =>
      fittingBottoms
        .filter((bottom) => apart(top, bottom) >= LEAST_CONTRAST.topToBottom)
        .map((bottom) => ({ top, bottom })),
    );
}

/** The couple of a workout and what they wear: the same for the same id. */
export function castFor(seed: number, setting: Setting = 'stretch'): Cast {
  const [a, b] = coupleFor(seed, setting);
  const feet = SHOES_IN.includes(setting) ? 'shoes' : 'bare';
  const shoes = (salt: number) => (scattered(seed, salt) % 3 === 0 ? coralShoes : whiteShoes);
  const choice = clothesFor(a, setting);
  const start = scattered(seed, 3) % choice.length;
  // From a place of its own on, the first that leaves the partner a choice.
  const first = [...choice.slice(start), ...choice].find(
    (one) => clothesFor(b, setting, one).length > 0,
  );
  if (!first) throw new Error(`nothing for ${a.name} and ${b.name} to wear`);
  const second = pick(clothesFor(b, setting, first), scattered(seed, 4));
  return {
    a: { body: a, outfit: { ...first, feet, shoes: shoes(5) } },
    b: { body: b, outfit: { ...second, feet, shoes: shoes(6) } },
  };
}
