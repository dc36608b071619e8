import type { LimbName } from '../rig/parts.ts';
import type { SolvedFigure, Who } from '../rig/solve.ts';
import type { Torso } from '../rig/torso.ts';
import type { CoreLight } from './core-shadow.ts';
import { drawArm } from './draw-arm.ts';
import { drawHairBehind, drawHead, drawNeck } from './draw-head.ts';
import { drawHem } from './draw-hem.ts';
import { drawLeg } from './draw-leg.ts';
import { drawTorso } from './draw-torso.ts';
import type { Mood } from './face-shapes.ts';
import { handFor } from './hand-shapes.ts';
import type { Outfit } from './outfit.ts';
import type { Shape } from './shape.ts';

/** Shapes with their depth from back (low) to front. Both figures are sorted together. */
export type Layer = { z: number; shapes: Shape[] };

const order = {
  farArm: 0,
  farLeg: 1,
  hairFall: 2,
  trunk: 3,
  hemUnderLeg: 3.7,
  nearLeg: 4,
  hemOverLeg: 5,
  head: 6,
  nearArm: 7,
};
const FRONTMOST = 20;
export const BACKMOST = -20;

/**
 * Returns the left leg. If the figure faces left or shows the back, that is the leg on the side
 * away from the torso's facing.
 */
function leftLeg({ side, view }: Torso): LimbName {
  const isNear = view === 'front' ? side === 1 : side === -1;
  return isNear ? 'legNear' : 'legFar';
}

export type Part = 'armFar' | 'legFar' | 'hairFall' | 'trunk' | 'legNear' | 'head' | 'armNear';

/** Depth at which each part of a figure is painted, from back (low) to front. */
export function partDepths({ torso, limbs, body, pose }: SolvedFigure): Record<Part, number> {
  const raise = ((pose.depth ?? 0) - (pose.row ?? 0)) * 10;
  const limb = (name: LimbName, usual: number) => {
    const { layer } = limbs[name];
    if (layer === 'under') return order.head - 0.5 + raise;
    return layer === 'front' ? FRONTMOST : layer === 'back' ? BACKMOST : usual + raise;
  };
  const { look, view } = torso;
  // Paint long hair on the back: over the trunk in a side view, and over the nape too from behind.
  const liesOnBack = look !== 'front' || body.hair.style === 'scarf';
  const fall = look === 'back' ? order.head + 0.5 : liesOnBack ? order.trunk + 0.5 : order.hairFall;
  return {
    // Paint both arms beside the trunk in front views, or over the trunk if they cross it.
    armFar: limb('armFar', view === 'side' ? order.farArm : order.nearArm),
    legFar: limb('legFar', order.farLeg),
    hairFall: fall + raise,
    trunk: order.trunk + raise,
    legNear: limb('legNear', order.nearLeg),
    head: order.head + raise,
    armNear: limb('armNear', order.nearArm),
  };
}

export function figureLayers(
  key: Who,
  figure: SolvedFigure,
  outfit: Outfit,
  { breath, mood, core }: { breath: number; mood: Mood; core?: CoreLight | undefined },
): Layer[] {
  const { torso, limbs, body, pose } = figure;
  const flat = torso.view === 'side';
  const depths = partDepths(figure);
  const arm = (name: 'armNear' | 'armFar', shaded: boolean) =>
    drawArm(`${key}-${name}`, limbs[name], body, outfit, {
      shaded,
      core,
      hand: handFor(pose, name, limbs[name]),
    });
  const leg = (name: 'legNear' | 'legFar', shaded: boolean) =>
    drawLeg(`${key}-${name}`, limbs[name], body, outfit, {
      shaded,
      core,
      view: torso.view,
      isMade: body.prosthesis === 'left shin' && name === leftLeg(torso),
      spine: torso.spine,
    });
  const hem = drawHem(key, figure, outfit);
  const overTrunk = depths.trunk - order.trunk;
  const trunk = [...drawTorso(key, figure, outfit, { breath, core }), ...drawNeck(key, figure)];
  return [
    { z: depths.armFar, shapes: arm('armFar', flat) },
    { z: depths.legFar, shapes: leg('legFar', flat) },
    { z: depths.hairFall, shapes: drawHairBehind(key, figure) },
    { z: depths.trunk, shapes: trunk },
    { z: order.hemUnderLeg + overTrunk, shapes: hem.underLeg },
    { z: depths.legNear, shapes: leg('legNear', false) },
    { z: order.hemOverLeg + overTrunk, shapes: hem.overLeg },
    { z: depths.head, shapes: drawHead(key, figure, mood) },
    { z: depths.armNear, shapes: arm('armNear', false) },
  ];
}
