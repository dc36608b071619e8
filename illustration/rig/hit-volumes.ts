import { along, distanceToLine, type Vec } from './geometry.ts';
import type { SolvedLimb } from './limb.ts';
import type { LimbName } from './parts.ts';
import type { SolvedFigure } from './solve.ts';

/** Round thing, or the sweep of one between two places. Stands in for the drawn shape. */
export type HitVolume = { from: Vec; to: Vec; radius: number };

const isInVolume = (point: Vec, { from, to, radius }: HitVolume): boolean =>
  distanceToLine(point, from, to) < radius;

function bones({ start, joint, end }: SolvedLimb, upper: number, lower: number): HitVolume[] {
  return [
    { from: start, to: joint, radius: upper },
    { from: joint, to: end, radius: lower },
  ];
}

export function limbVolumes({ limbs, body }: SolvedFigure, name: LimbName): HitVolume[] {
  const limb = limbs[name];
  const { armRadius, legRadius, size } = body;
  const tip = { from: limb.end, to: limb.tip, radius: 7.5 * size };
  return limb.kind === 'arm'
    ? [...bones(limb, armRadius, armRadius * 0.85), tip]
    : [...bones(limb, legRadius, legRadius * 0.7), tip];
}

export function trunkVolumes({ torso, body }: SolvedFigure): HitVolume[] {
  const flat = torso.view === 'side';
  const shoulders = along(torso.neckBase, torso.chestUp, -14);
  return [
    { from: torso.pelvis, to: torso.waist, radius: flat ? body.waistDepth : body.waistHalf },
    { from: torso.waist, to: shoulders, radius: flat ? body.chestDepth : body.shoulderHalf * 0.8 },
  ];
}

export function headVolume({ torso, body }: SolvedFigure): HitVolume {
  return { from: torso.headCentre, to: torso.headCentre, radius: 20 * body.size };
}

/** Places of a face's features, in the head's own coordinates. */
const UP = [8, 3, -2, -7, -12, -17];
const FORWARD = { profile: [3, 7, 11, 15], frontal: [-10, -5, 0, 5, 10] };

/**
 * Computes the share of the face that these volumes would cover if painted over it, from 0 to 1.
 */
export function hiddenShareOfFace(figure: SolvedFigure, volumes: readonly HitVolume[]): number {
  return figure.torso.look === 'back' ? 0 : hiddenShareOfHead(figure, volumes);
}

/** Computes the covered share of a head, which may show its back. */
export function hiddenShareOfHead(
  { torso, body }: SolvedFigure,
  volumes: readonly HitVolume[],
): number {
  const across = FORWARD[torso.look === 'side' ? 'profile' : 'frontal'];
  const points = across.flatMap((forward) => {
    const column = along(torso.headCentre, torso.headForward, forward * body.size);
    return UP.map((up) => along(column, torso.headUp, up * body.size));
  });
  const hidden = points.filter((point) => volumes.some((volume) => isInVolume(point, volume)));
  return hidden.length / points.length;
}
