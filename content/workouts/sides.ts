import type { BodyPart, FigurePose, Limb, PairPose, Prop } from '../../contract/workouts/poses.ts';
import { swapped, vary } from '../../contract/workouts/poses.ts';
import { poseNamed } from '../../illustration/poses/library.ts';
import { crossLegged } from '../../illustration/poses/shared.ts';

type Named = string | PairPose;

function resolved(pose: Named): PairPose {
  return typeof pose === 'string' ? poseNamed(pose) : pose;
}

const STANDING: Limb = { to: { floor: 0 } };
const HANGING: Limb = [4, 14];

/** Swaps the partners' roles. */
export function swap(pose: Named): PairPose {
  return swapped(resolved(pose));
}

/** Changes parts of a named pose, for one of the two or for each differently. */
export function changed(pose: Named, change: Parameters<typeof vary>[1]): PairPose {
  return vary(resolved(pose), change);
}

/** Makes the same change to both. */
export function alike(pose: Named, change: Partial<FigurePose>): PairPose {
  return vary(resolved(pose), { a: change, b: change });
}

/** Puts more room between the partners, or less. */
export function apart(pose: Named, by: number): PairPose {
  const { a, b } = resolved(pose);
  const outward = a.x < b.x ? by : -by;
  return vary(resolved(pose), { a: { x: a.x - outward }, b: { x: b.x + outward } });
}

/** Opens both pairs of eyes, for partners who look at each other. */
export function gazing(pose: Named): PairPose {
  return vary(resolved(pose), { a: { eyes: 'open' }, b: { eyes: 'open' } });
}

/**
 * Puts both next to each other in the pose of `a`, looking the same way. `a` is nearer to the
 * viewer, and so far ahead of the partner that both faces show.
 */
export function sideBySide(pose: Named, facing: 'left' | 'right', ahead = 44): PairPose {
  const { a, props } = resolved(pose);
  const by = (facing === 'right' ? ahead : -ahead) / 2;
  return {
    a: { ...a, facing, x: by },
    b: { ...a, facing, x: -by, row: 1 },
    ...(props && { props }),
  };
}

/** Uses the other leg and the other arm; places and roles stay. */
export function otherSide(pose: Named): PairPose {
  const { a, b, props } = resolved(pose);
  return {
    a: turnedFigure(a),
    b: turnedFigure(b),
    ...(props && { props: props.map(turnedProp) }),
  };
}

/**
 * Shows the pose from the other side: near parts become far, so that the other foot and the other
 * hand lead.
 */
export function mirrored(pose: Named): PairPose {
  const { a, b, props } = resolved(pose);
  const turned = (figure: FigurePose, usual: 'left' | 'right'): FigurePose => ({
    ...figure,
    x: -figure.x,
    facing: (figure.facing ?? usual) === 'right' ? 'left' : 'right',
  });
  return { a: turned(a, 'right'), b: turned(b, 'left'), ...(props && { props }) };
}

/** Puts both feet together under the body, as between a lunge on one leg and one on the other. */
export function upright(pose: Named): PairPose {
  const { a, b, ...rest } = resolved(pose);
  return { a: onBothFeet(a), b: onBothFeet(b), ...rest };
}

function onBothFeet({ y: _, legNear: __, legFar: ___, ...figure }: FigurePose): FigurePose {
  return { ...figure, legs: STANDING };
}

/** Moves a held or strung prop to the other hands. */
function turnedProp(prop: Prop): Prop {
  if ('from' in prop) return { ...prop, from: turnedHolder(prop.from), to: turnedHolder(prop.to) };
  if ('held' in prop) return { ...prop, held: turnedHolder(prop.held) };
  return prop;
}

function turnedHolder([who, part]: ['a' | 'b', BodyPart]): ['a' | 'b', BodyPart] {
  return [who, turnedPart(part)];
}

/** Twist of a chest that goes along with a head turned all the way. */
const HEAD_AND_CHEST = 0.6;

function turnedFigure(figure: FigurePose): FigurePose {
  const { arms, legs, armNear, armFar, legNear, legFar, ...trunk } = figure;
  const isFrontal = figure.view === 'front' || figure.view === 'back';
  const turn = (limb: Limb) => turnedLimb(limb, isFrontal);
  const turned: FigurePose = {
    ...trunk,
    armNear: turn(armFar ?? arms ?? HANGING),
    armFar: turn(armNear ?? arms ?? HANGING),
    legNear: turn(legFar ?? legs ?? STANDING),
    legFar: turn(legNear ?? legs ?? STANDING),
  };
  if (legNear === crossLegged.legNear && legFar === crossLegged.legFar) {
    // Keep crossed legs, and change only the hands.
    turned.legNear = legNear;
    turned.legFar = legFar;
  }
  if (isFrontal) {
    // Lean the trunk to the other side too, since the view is from the front.
    for (const part of ['spine', 'chest', 'neck', 'head'] as const) {
      const angle = figure[part];
      if (angle !== undefined) turned[part] = 360 - angle;
    }
  } else if (figure.look === 'back' || figure.look === 'front') {
    // Turn a chest and head that faced the viewer away, and the other way round.
    turned.look = figure.look === 'back' ? 'front' : 'back';
    turned.twist = -(figure.twist ?? (figure.look === 'back' ? -HEAD_AND_CHEST : HEAD_AND_CHEST));
  }
  return turned;
}

function turnedLimb(limb: Limb, isFrontal: boolean): Limb {
  if (Array.isArray(limb) || !('to' in limb)) return limb;
  const { to } = limb;
  if ('own' in to) {
    const by: [number, number] | undefined = to.by && [
      isFrontal ? 0 - to.by[0] : to.by[0],
      to.by[1],
    ];
    return { ...limb, to: { own: turnedPart(to.own), ...(by && { by }) } };
  }
  if ('partner' in to) return { ...limb, to: { ...to, partner: turnedPart(to.partner) } };
  return limb;
}

function turnedPart(part: BodyPart): BodyPart {
  if (part.endsWith('Near')) return part.replace('Near', 'Far') as BodyPart;
  if (part.endsWith('Far')) return part.replace('Far', 'Near') as BodyPart;
  return part;
}
