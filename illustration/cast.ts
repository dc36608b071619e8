import type { Setting } from '../contract/workouts/setting.schemas.ts';
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

/**
 * Returns a well-spread number per seed, so that neighboring workouts do not get neighboring
 * couples.
 */
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

/** Returns the same items in a different order for each seed. */
function shuffled<T>(list: readonly T[], seed: number, salt: number): T[] {
  return list
    .map((item, index) => ({ item, place: scattered(seed * 64 + index, salt) }))
    .sort((one, two) => one.place - two.place)
    .map(({ item }) => item);
}

/**
 * Deals from a deck to its end before the deck is shuffled again, so that everyone gets equally
 * many turns.
 */
function dealt<T>(deck: readonly T[], turn: number, salt: number): T {
  return pick(shuffled(deck, Math.floor(turn / deck.length), salt), turn);
}

const COUPLES = ['two women', 'two men', 'mixed'] as const;

/** Rooms in which a headscarf would not be worn. */
const WITHOUT_SCARF: readonly Setting[] = ['bedroom', 'morning'];

/**
 * Chooses a couple. Of three neighboring workouts one shows two women, one two men and one a mixed
 * couple, in any order. Together they deal three women and three men.
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
    // Replace one of the two by a person of neither gender every third time.
    if (round % 3 === 0) pair[round % 2] = deal('either', round);
    return scattered(seed, 2) % 2 === 0 ? pair : [pair[1], pair[0]];
  }
  const gender = kind === 'two women' ? 'woman' : 'man';
  const first = deal(gender, round * 3);
  const next = deal(gender, round * 3 + 1);
  return [first, next === first ? deal(gender, round * 3 + 2) : next];
}

/**
 * Color distances (CIE76) below which clothes look like skin, like the partner's clothes or like
 * the mat.
 */
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

/**
 * True if this body wears the piece. A headscarf comes with covered arms and legs, and a prosthesis
 * is not hidden.
 */
function isWornBy(body: Body, { cut }: Top | Bottom): boolean {
  if (body.hair.style === 'scarf')
    return cut !== 'tank' && cut !== 'crop' && cut !== 'tee' && cut !== 'shorts';
  if (body.prosthesis) return cut !== 'leggings' && cut !== 'joggers';
  return body.gender === 'woman' || cut !== 'crop';
}

type Clothes = Pick<Outfit, 'top' | 'bottom'>;

/** Lists clothes that are distinct from this skin, this floor and the partner's clothes. */
function clothesFor(body: Body, setting: Setting, partner?: Clothes): Clothes[] {
  const { tops, bottoms } = NIGHTWEAR_IN.includes(setting) ? nightwear : training;
  const { day, evening } = mats[setting];
  // Add the sheet only in bedrooms: other rooms have no bed.
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

/** Chooses the couple of a workout and their clothes. The same id always gets the same couple. */
export function castFor(seed: number, setting: Setting = 'stretch'): Cast {
  const [a, b] = coupleFor(seed, setting);
  const feet = SHOES_IN.includes(setting) ? 'shoes' : 'bare';
  const shoes = (salt: number) => (scattered(seed, salt) % 3 === 0 ? coralShoes : whiteShoes);
  const choice = clothesFor(a, setting);
  const start = scattered(seed, 3) % choice.length;
  // Start at a place of its own and take the first clothes that leave the partner a choice.
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
