import type { View } from '../../contract/workouts/poses.ts';
import type { Body } from './body.ts';
import { along, between, clamp, direction, mix, type Side, type Vec } from './geometry.ts';

/** Limb of a pair: `near` is nearer to the viewer in a side view, and ahead in a front view. */
export type Which = 'near' | 'far';

/** View in which the trunk is drawn. A three-quarter view is a turned side view. */
export type TrunkView = Exclude<View, 'three-quarter'>;

export type TorsoPose = {
  pelvis: Vec;
  side: Side;
  view: TrunkView;
  look: TrunkView;
  spine: number;
  chest: number;
  neck: number;
  head: number;
  /** See the pose: a turn carries hips and chest, a twist the chest alone. */
  round: number;
  twist: number;
  turn: number;
};

export type Torso = TorsoPose & {
  waist: Vec;
  neckBase: Vec;
  neckTop: Vec;
  headCentre: Vec;
  /** Directions along the lower and upper back, and forward from each. */
  spineUp: Vec;
  spineForward: Vec;
  chestUp: Vec;
  chestForward: Vec;
  headUp: Vec;
  headForward: Vec;
  shoulder: Record<Which, Vec>;
  hip: Record<Which, Vec>;
};

/**
 * Offsets of the shoulders: a side view is turned a little to the viewer, so that the far limbs
 * show ahead of the near ones.
 */
const NEAR_SHOULDER = -3;
const FAR_SHOULDER = 6;
const NEAR_HIP = -2;
const FAR_HIP = 3;

/** Degrees by which a round back tucks the pelvis and bows the chest. */
const TUCKED_DEGREES = 26;
const BOWED_DEGREES = 22;
const WAIST_SHIFT = 8;

/** Shares of the shoulders' and hips' width that a turned body shows. */
const SHOWN_SHOULDERS = 0.82;
const SHOWN_HIPS = 0.8;

/** Computes how far the chest faces the viewer, or away if below 0. Adds hips and twist. */
export function chestTurn({ turn, twist }: Pick<TorsoPose, 'turn' | 'twist'>): number {
  return clamp(turn + twist, -1, 1);
}

/**
 * Computes half the visible depth of the trunk from the side. A turned trunk shows more of its
 * width.
 */
export function seenChest(torso: TorsoPose, body: Body): number {
  return mix(body.chestDepth, body.shoulderHalf * 0.84, Math.abs(chestTurn(torso)));
}

export function seenWaist(torso: TorsoPose, body: Body): number {
  return mix(body.waistDepth, body.waistHalf * 0.95, Math.abs(chestTurn(torso)) * 0.7);
}

/** Slides a joint from its place in a side view to its place when turned to the viewer or away. */
function slid(flat: number, spread: number, turned: number): number {
  return turned >= 0 ? mix(flat, spread, turned) : mix(flat, -spread, -turned);
}

export function torsoFrom(pose: TorsoPose, body: Body): Torso {
  const { side, view, look } = pose;
  const tucked = pose.spine + pose.round * TUCKED_DEGREES;
  const bowed = pose.chest - pose.round * BOWED_DEGREES;
  const spineUp = direction(tucked, side);
  const spineForward = direction(tucked - 90, side);
  const chestUp = direction(bowed, side);
  const chestForward = direction(bowed - 90, side);
  const backward = direction((pose.spine + pose.chest) / 2 + 90, side);
  const straight = along(pose.pelvis, direction(pose.spine, side), body.spine);
  const waist = along(straight, backward, pose.round * WAIST_SHIFT);
  const neckBase = along(straight, direction(pose.chest, side), body.chest);
  const neckTop = along(neckBase, direction(pose.neck, side), body.neck);
  const headUp = direction(pose.head, side);
  const headForward = direction(pose.head - 90, side);
  const inProfile = look === 'side';
  const headCentre = along(
    along(neckTop, headUp, 12 * body.size),
    headForward,
    (inProfile ? 4 : 0) * body.size,
  );
  const flat = view === 'side';
  const shoulderHeight = along(neckBase, chestUp, -11);
  const spread = body.shoulderHalf - body.armRadius * 0.68;
  const hipSpread = body.hipHalf - body.legRadius * 0.82;
  const open = chestTurn(pose);
  const shown = spread * SHOWN_SHOULDERS;
  const hips = hipSpread * SHOWN_HIPS;
  return {
    pelvis: pose.pelvis,
    side,
    view,
    look,
    spine: pose.spine,
    chest: pose.chest,
    neck: pose.neck,
    head: pose.head,
    round: pose.round,
    twist: pose.twist,
    turn: pose.turn,
    waist,
    neckBase,
    neckTop,
    headCentre,
    spineUp,
    spineForward,
    chestUp,
    chestForward,
    headUp,
    headForward,
    shoulder: {
      near: along(shoulderHeight, chestForward, flat ? slid(NEAR_SHOULDER, -shown, open) : spread),
      far: along(shoulderHeight, chestForward, flat ? slid(FAR_SHOULDER, shown, open) : -spread),
    },
    hip: {
      near: along(pose.pelvis, spineForward, flat ? slid(NEAR_HIP, -hips, pose.turn) : hipSpread),
      far: along(pose.pelvis, spineForward, flat ? slid(FAR_HIP, hips, pose.turn) : -hipSpread),
    },
  };
}

/** Lists circles that stand for the trunk where it meets the floor. */
export function trunkCircles(torso: Torso, body: Body): { centre: Vec; radius: number }[] {
  const flat = torso.view === 'side';
  return [
    { centre: torso.pelvis, radius: Math.max(body.hipDepth * 1.07, body.legRadius + 3) },
    { centre: torso.waist, radius: flat ? body.waistDepth : body.waistHalf * 0.85 },
    { centre: between(torso.waist, torso.neckBase, 0.55), radius: body.chestDepth },
    { centre: torso.headCentre, radius: 19 * body.size },
  ];
}
