type Person = {
  name: string;
  /** Decides only which kinds of couples someone is drawn in. */
  gender: 'woman' | 'man' | 'either';
  glasses?: true;
  /** The part of a leg that is made, not grown; shown wherever clothes leave it bare. */
  prosthesis?: 'left shin';
};

/** Everything that makes one person look unlike another, except clothes. */
export type Body = Person & {
  /** Bone lengths. */
  thigh: number;
  shin: number;
  upperArm: number;
  forearm: number;
  spine: number;
  chest: number;
  neck: number;
  /** Size of head, hands and feet. */
  size: number;
  /** Half widths seen from the front, and half depths seen from the side. */
  shoulderHalf: number;
  waistHalf: number;
  hipHalf: number;
  chestDepth: number;
  waistDepth: number;
  hipDepth: number;
  bust: number;
  belly: number;
  /** Radii. */
  armRadius: number;
  legRadius: number;
  neckRadius: number;
  skin: Skin;
  hair: Hair;
};

/** The same person seen from further away. */
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
  /** Covers the hair, the ears and the neck. */
  | 'scarf';

export type BeardStyle = 'full' | 'short' | 'goatee';

export type Hair = { style: HairStyle; color: string; shade: string; beard?: BeardStyle };

/** From the ankle joint down to the sole, and along the sole to the ball and the toes. */
export const ANKLE_HEIGHT = 10;
export const BALL_LENGTH = 16;
/** From the wrist to the middle of the palm, where hands meet. */
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

/** A person from a few proportions, all about 1. */
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
