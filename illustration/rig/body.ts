type Person = {
  name: string;
  /** Gender, used only to choose the kinds of couples in which the person is drawn. */
  gender: 'woman' | 'man' | 'either';
  nose: Nose;
  jaw: Jaw;
  brows?: 'fine' | 'full';
  /** Lines of many years of laughing, beside the eyes and the mouth. */
  laughLines?: true;
  glasses?: true;
  /** Prosthetic part of a leg, shown wherever clothes leave it bare. */
  prosthesis?: 'left shin';
};

/** Everything that makes one person look unlike another, except clothes. */
export type Body = Person & {
  /** Lengths of bones. */
  thigh: number;
  shin: number;
  upperArm: number;
  forearm: number;
  spine: number;
  chest: number;
  neck: number;
  /** Scale of head, hands and feet. */
  size: number;
  /** Half widths from the front, and half depths from the side. */
  shoulderHalf: number;
  waistHalf: number;
  hipHalf: number;
  chestDepth: number;
  waistDepth: number;
  hipDepth: number;
  bust: number;
  belly: number;
  /** Radii of limbs. */
  armRadius: number;
  legRadius: number;
  neckRadius: number;
  skin: Skin;
  hair: Hair;
};

/** Scales a person, as if seen from farther away. */
export function smaller(body: Body, scale: number): Body {
  const sized = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'number' ? value * scale : value,
  ]);
  return Object.fromEntries(sized);
}

export type Skin = { base: string; shade: string; line: string; blush: string };

export type HairStyle =
  | 'bun'
  | 'ponytail'
  | 'curls'
  | 'crop'
  | 'fade'
  | 'long'
  | 'bob'
  | 'waves'
  | 'braid'
  | 'locs'
  | 'shaved'
  | 'undercut'
  /** Scarf that covers the hair, the ears and the neck. */
  | 'scarf';

export type BeardStyle = 'full' | 'short' | 'goatee' | 'stubble';

export type Nose = 'straight' | 'broad' | 'small' | 'curved' | 'long';
export type Jaw = 'oval' | 'square' | 'soft' | 'fine';

export type Hair = { style: HairStyle; color: string; shade: string; beard?: BeardStyle };

/** Lengths from the ankle joint down to the sole, and along the sole to the ball and the toes. */
export const ANKLE_HEIGHT = 10;
export const BALL_LENGTH = 16;
/** Length from the wrist to the middle of the palm, where hands meet. */
export const PALM_LENGTH = 10;

type Build = {
  height: number;
  shoulders: number;
  chest: number;
  waist: number;
  hips: number;
  bust: number;
  belly: number;
  limbs: number;
};

/** Builds a person from a few proportions, all about 1. */
export function bodyFrom(person: Person, build: Build, skin: Skin, hair: Hair): Body {
  const h = build.height;
  return {
    ...person,
    thigh: 73 * h,
    shin: 70 * h,
    upperArm: 47 * h,
    forearm: 43 * h,
    spine: 41 * h,
    chest: 49 * h,
    neck: 17 * h,
    size: 0.5 + 0.5 * h,
    shoulderHalf: 27 * h * build.shoulders,
    waistHalf: 19 * h * build.waist,
    hipHalf: 22 * h * build.hips,
    chestDepth: 17.5 * h * build.chest,
    waistDepth: 14.5 * h * build.waist,
    hipDepth: 17.5 * h * build.hips,
    bust: 5 * build.bust,
    belly: 5 * build.belly,
    armRadius: 10.4 * h * build.limbs,
    legRadius: 18.5 * h * (0.5 * build.limbs + 0.5 * build.hips),
    neckRadius: 7.4 * h * (0.5 + 0.5 * build.shoulders),
    skin,
    hair,
  };
}
