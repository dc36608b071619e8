import { along, distanceToLine, type Vec } from './geometry.ts';
import type { SolvedLimb } from './limb.ts';
import type { LimbName } from './parts.ts';
import type { SolvedFigure } from './solve.ts';

/** A round thing, or the sweep of one from a place to another: a simple stand-in for what is drawn. */
export type Cover = { from: Vec; to: Vec; radius: number };

export const isCovered = (point: Vec, { from, to, radius }: Cover): boolean =>
  distanceToLine(point, from, to) < radius;

function bones({ start, joint, end }: SolvedLimb, upper: number, lower: number): Cover[] {
  return [
    { from: start, to: joint, radius: upper },
    { from: joint, to: end, radius: lower },
  ];
}

export function limbCovers({ limbs, body }: SolvedFigure, name: LimbName): Cover[] {
  const limb = limbs[name];
  const { armRadius, legRadius, size } = body;
  const tip = { from: limb.end, to: limb.tip, radius: 7.5 * size };
  return limb.kind === 'arm'
    ? [...bones(limb, armRadius, armRadius * 0.85), tip]
    : [...bones(limb, legRadius, legRadius * 0.7), tip];
}

export function trunkCovers({ torso, body }: SolvedFigure): Cover[] {
  const flat = torso.view === 'side';
  const shoulders = along(torso.neckBase, torso.chestUp, -14);
  return [
    { from: torso.pelvis, to: torso.waist, radius: flat ? body.waistDepth : body.waistHalf },
    { from: torso.waist, to: shoulders, radius: flat ? body.chestDepth : body.shoulderHalf * 0.8 },
  ];
}

export function headCover({ torso, body }: SolvedFigure): Cover {
  return { from: torso.headCentre, to: torso.headCentre, radius: 20 * body.size };
}

/** Where a face has features, in the head's own coordinates. */
const UP = [8, 3, -2, -7, -12, -17];
const FORWARD = { profile: [3, 7, 11, 15], frontal: [-10, -5, 0, 5, 10] };

/** How much of the face these things would cover if they were painted over it, from 0 to 1. */
export function coveredFace(figure: SolvedFigure, covers: readonly Cover[]): number {
  return figure.torso.look === 'back' ? 0 : coveredHead(figure, covers);
}

/** The same of a head that may show its back. */
export function coveredHead({ torso, body }: SolvedFigure, covers: readonly Cover[]): number {
  const isProfile = torso.look === 'side' || torso.look === 'behind';
  const across = FORWARD[isProfile ? 'profile' : 'frontal'];
  const points = across.flatMap((forward) => {
    const column = along(torso.headCentre, torso.headForward, forward * body.size);
    return UP.map((up) => along(column, torso.headUp, up * body.size));
  });
  const hidden = points.filter((point) => covers.some((cover) => isCovered(point, cover)));
  return hidden.length / points.length;
}
