import { limbByAngles, limbByReach, type SolvedLimb } from './limb.ts';
import { type LimbName, whichOf } from './parts.ts';
import type { SolvedFigure, SolvedPair } from './solve.ts';
import { type Torso, torsoFrom } from './torso.ts';

const BREATH_SECONDS = 4.4;
const CHEST_DEGREES = 0.9;
const HEAD_DEGREES = 1.3;

/** Rises from 0 to 1 and falls back over one breath. The partners breathe a little out of step. */
export function breathAt(seconds: number, offset = 0): number {
  return 0.5 - 0.5 * Math.cos(((seconds + offset) / BREATH_SECONDS) * 2 * Math.PI);
}

/**
 * Lets a still pose breathe: the chest lifts and the head follows, while hands and feet stay in
 * place.
 */
export function breathe(pair: SolvedPair, seconds: number): SolvedPair {
  return {
    a: breathing(pair.a, breathAt(seconds)),
    b: breathing(pair.b, breathAt(seconds, 0.5)),
    pose: pair.pose,
  };
}

function breathing(figure: SolvedFigure, breath: number): SolvedFigure {
  const sway = (breath - 0.5) * 2;
  const { torso: still, body, limbs } = figure;
  const torso = torsoFrom(
    {
      ...still,
      chest: still.chest + sway * CHEST_DEGREES,
      neck: still.neck + sway * CHEST_DEGREES,
      head: still.head + sway * HEAD_DEGREES,
    },
    body,
  );
  const arm = (name: LimbName) => carried(limbs[name], torso, name);
  return { ...figure, torso, limbs: { ...limbs, armNear: arm('armNear'), armFar: arm('armFar') } };
}

function carried(limb: SolvedLimb, torso: Torso, name: LimbName): SolvedLimb {
  const { kind, bones, side, bend, size, layer, upper, lower, endAngle, follows } = limb;
  const base = { kind, start: torso.shoulder[whichOf(name)], bones, side, bend, size, layer };
  if (limb.wanted) return limbByReach(base, limb.tip, follows ? undefined : endAngle);
  const arm = limbByAngles(base, { upper, lower, end: endAngle });
  arm.follows = follows;
  return arm;
}
