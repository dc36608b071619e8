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
      return onChest(0.5, chest * 0.95);
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
