import type { View } from '../contract/figures.ts';
import type { Body } from './body.ts';
import { along, between, direction, type Side, type Vec } from './geometry.ts';

/** Whichever of a pair of limbs: in a side view nearer to the viewer, in a front view ahead. */
export type Which = 'near' | 'far';

type Look = View | 'behind';

export type TorsoPose = {
  pelvis: Vec;
  side: Side;
  view: View;
  look: Look;
  spine: number;
  chest: number;
  neck: number;
  head: number;
};

export type Torso = TorsoPose & {
  waist: Vec;
  neckBase: Vec;
  neckTop: Vec;
  headCentre: Vec;
  /** Along the lower and upper back, and forward from each. */
  spineUp: Vec;
  spineForward: Vec;
  chestUp: Vec;
  chestForward: Vec;
  headUp: Vec;
  headForward: Vec;
  shoulder: Record<Which, Vec>;
  hip: Record<Which, Vec>;
};

/** A side view is turned a little to the viewer, so that the far limbs show ahead of the near. */
const NEAR_SHOULDER = -3;
const FAR_SHOULDER = 6;
const NEAR_HIP = -2;
const FAR_HIP = 3;

export function torsoFrom(pose: TorsoPose, body: Body): Torso {
  const { side, view, look } = pose;
  const spineUp = direction(pose.spine, side);
  const spineForward = direction(pose.spine - 90, side);
  const chestUp = direction(pose.chest, side);
  const chestForward = direction(pose.chest - 90, side);
  const waist = along(pose.pelvis, spineUp, body.spine);
  const neckBase = along(waist, chestUp, body.chest);
  const neckTop = along(neckBase, direction(pose.neck, side), body.neck);
  const turned: Side = look === 'behind' ? (side === 1 ? -1 : 1) : side;
  const headUp = direction(pose.head, side);
  const headAhead = direction(pose.head - 90, side);
  const headForward = turned === side ? headAhead : { x: -headAhead.x, y: -headAhead.y };
  const inProfile = look === 'side' || look === 'behind';
  const headCentre = along(
    along(neckTop, headUp, 12 * body.size),
    headForward,
    (inProfile ? 4 : 0) * body.size,
  );
  const flat = view === 'side';
  const shoulderHeight = along(neckBase, chestUp, -11);
  const spread = body.shoulderHalf - body.armRadius * 0.68;
  const hipSpread = body.hipHalf - body.legRadius * 0.82;
  return {
    ...pose,
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
      near: along(shoulderHeight, chestForward, flat ? NEAR_SHOULDER : spread),
      far: along(shoulderHeight, chestForward, flat ? FAR_SHOULDER : -spread),
    },
    hip: {
      near: along(pose.pelvis, spineForward, flat ? NEAR_HIP : hipSpread),
      far: along(pose.pelvis, spineForward, flat ? FAR_HIP : -hipSpread),
    },
  };
}

/** Circles that stand for the trunk where it meets the floor. */
export function trunkCircles(torso: Torso, body: Body): { centre: Vec; radius: number }[] {
  const flat = torso.view === 'side';
  return [
    { centre: torso.pelvis, radius: Math.max(body.hipDepth * 1.07, body.legRadius + 3) },
    { centre: torso.waist, radius: flat ? body.waistDepth : body.waistHalf * 0.85 },
    { centre: between(torso.waist, torso.neckBase, 0.55), radius: body.chestDepth },
    { centre: torso.headCentre, radius: 19 * body.size },
  ];
}
