import type { BodyPart } from '../../contract/workouts/poses.ts';
import type { Body } from './body.ts';
import { along, between, type Vec } from './geometry.ts';
import type { SolvedLimb } from './limb.ts';
import { seenChest, seenWaist, type Torso, type Which } from './torso.ts';

export type LimbName = 'armNear' | 'armFar' | 'legNear' | 'legFar';

export const limbNames: readonly LimbName[] = ['legNear', 'legFar', 'armNear', 'armFar'];

export function whichOf(name: LimbName): Which {
  return name.endsWith('Near') ? 'near' : 'far';
}

const ON_ARM = ['elbow', 'hand'];
const ON_LEG = ['thigh', 'knee', 'shin', 'ankle', 'foot'];

type PlacedPart = { on: 'torso'; part: string; which: Which } | { on: LimbName; part: string };

/** Finds what carries a part. A paired part without a side is taken from the side that asks. */
export function placePart(name: BodyPart, asking: Which): PlacedPart {
  const named = /^(.*?)(Near|Far)?$/.exec(name);
  const part = named?.[1] ?? name;
  const which: Which = named?.[2] === 'Near' ? 'near' : named?.[2] === 'Far' ? 'far' : asking;
  if (ON_ARM.includes(part)) return { on: which === 'near' ? 'armNear' : 'armFar', part };
  if (ON_LEG.includes(part)) return { on: which === 'near' ? 'legNear' : 'legFar', part };
  return { on: 'torso', part, which };
}

export function limbPoint(limb: SolvedLimb, part: string): Vec {
  if (part === 'elbow' || part === 'knee') return limb.joint;
  if (part === 'thigh') return between(limb.start, limb.joint, 0.55);
  if (part === 'shin') return between(limb.joint, limb.end, 0.5);
  if (part === 'ankle') return between(limb.joint, limb.end, 0.95);
  return limb.tip;
}

export function isRestingPlace(part: BodyPart): part is 'heart' | 'belly' {
  return part === 'heart' || part === 'belly';
}

/** Share of the trunk's half depth at which a near hand rests, its fingers up to the front edge. */
const ON_NEAR_SIDE = { heart: 0.5, belly: 0.6 };
/** Angle of a far hand from the trunk's own: up along the chest, down along the belly. */
const ALONG_FRONT = { heart: -6, belly: -156 };

/**
 * Places a hand that rests on one's own heart or belly in a side view: the near one on the side
 * toward us, the far one along the front edge.
 */
export function restingHand(
  torso: Torso,
  body: Body,
  part: 'heart' | 'belly',
  which: Which,
): { palm: Vec; end: number | undefined } {
  const fullness = part === 'heart' ? body.bust * 0.6 : body.belly;
  const front = along(torsoPoint(torso, body, part, which), torso.chestForward, fullness);
  if (which === 'far')
    return { palm: along(front, torso.chestForward, 2), end: torso.chest + ALONG_FRONT[part] };
  const middle = between(torso.waist, torso.neckBase, part === 'heart' ? HEART_HEIGHT : 0);
  return { palm: between(middle, front, ON_NEAR_SIDE[part]), end: undefined };
}

/** Height of the heart between waist and neck. */
const HEART_HEIGHT = 0.5;

export function torsoPoint(torso: Torso, body: Body, part: string, which: Which): Vec {
  const { pelvis, waist, neckBase, spineForward, chestForward, headCentre, headForward } = torso;
  // Use the middle line in front views for parts on the chest or the back.
  const depth = torso.view === 'side' ? 1 : 0;
  const onChest = (height: number, forward: number) =>
    along(between(waist, neckBase, height), chestForward, forward * depth);
  const chest = seenChest(torso, body);
  const waistDepth = seenWaist(torso, body);
  switch (part) {
    case 'shoulder':
      return torso.shoulder[which];
    case 'crown':
      return along(headCentre, torso.headUp, 22 * body.size);
    case 'forehead':
      return along(along(headCentre, torso.headUp, 9), headForward, 15 * body.size * depth);
    case 'face':
      return along(along(headCentre, torso.headUp, -4), headForward, 13 * body.size * depth);
    case 'neck':
      return between(neckBase, headCentre, 0.25);
    case 'chest':
      return onChest(0.55, chest);
    case 'heart':
      return onChest(HEART_HEIGHT, chest * 0.95);
    case 'belly':
      return onChest(0, waistDepth);
    case 'upperBack':
      return onChest(0.72, -chest * 0.8);
    case 'back':
      return onChest(0.4, -chest * 0.9);
    case 'lowBack':
      return onChest(0, -waistDepth * 0.9);
    case 'waist':
      return waist;
    case 'seat':
      return along(pelvis, spineForward, -body.hipDepth * depth);
    default: {
      // Give each hand its own hip in front views.
      const aside = depth === 1 ? 0 : body.hipHalf * (which === 'near' ? 0.9 : -0.9);
      return along(along(pelvis, torso.spineUp, depth === 1 ? 8 : 16), spineForward, aside);
    }
  }
}
