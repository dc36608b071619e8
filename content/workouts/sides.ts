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

/** The partners trade roles. */
export function swap(pose: Named): PairPose {
  return swapped(resolved(pose));
}

/** A named pose with something of it changed, for one of the two or for each in their own way. */
export function changed(pose: Named, change: Parameters<typeof vary>[1]): PairPose {
  return vary(resolved(pose), change);
}

/** The same change for both. */
export function alike(pose: Named, change: Partial<FigurePose>): PairPose {
  return vary(resolved(pose), { a: change, b: change });
}

/** The same with more room between the partners, or less. */
export function apart(pose: Named, by: number): PairPose {
  const { a, b } = resolved(pose);
  const outward = a.x < b.x ? by : -by;
  return vary(resolved(pose), { a: { x: a.x - outward }, b: { x: b.x + outward } });
}

/** Eyes open, for those who look at each other. */
export function gazing(pose: Named): PairPose {
  return vary(resolved(pose), { a: { eyes: 'open' }, b: { eyes: 'open' } });
}

/**
 * Both as `a` is, next to each other and looking the same way; `a` is nearer to us, and so far
 * ahead of the partner that both faces show.
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

/** The same for the other leg and the other arm; places and roles stay. */
export function otherSide(pose: Named): PairPose {
  const { a, b, props } = resolved(pose);
  return {
    a: turnedFigure(a),
    b: turnedFigure(b),
    ...(props && { props: props.map(turnedProp) }),
  };
}

/** Seen from the other side: what was near is far, so the other foot and the other hand lead. */
export function mirrored(pose: Named): PairPose {
  const { a, b, props } = resolved(pose);
  const turned = (figure: FigurePose, usual: 'left' | 'right'): FigurePose => ({
    ...figure,
    x: -figure.x,
    facing: (figure.facing ?? usual) === 'right' ? 'left' : 'right',
  });
  return { a: turned(a, 'right'), b: turned(b, 'left'), ...(props && { props }) };
}

/** Both feet together under the body: how a lunge on one leg becomes one on the other. */
export function upright(pose: Named): PairPose {
  const { a, b, ...rest } = resolved(pose);
  return { a: onBothFeet(a), b: onBothFeet(b), ...rest };
}

function onBothFeet({ y: _, legNear: __, legFar: ___, ...figure }: FigurePose): FigurePose {
  return { ...figure, legs: STANDING };
}

/** What is held or strung changes hands with them. */
function turnedProp(prop: Prop): Prop {
  if ('from' in prop) return { ...prop, from: turnedHolder(prop.from), to: turnedHolder(prop.to) };
  if ('held' in prop) return { ...prop, held: turnedHolder(prop.held) };
  return prop;
}

function turnedHolder([who, part]: ['a' | 'b', BodyPart]): ['a' | 'b', BodyPart] {
  return [who, turnedPart(part)];
}

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
    // Who sits cross-legged changes hands, not legs.
    turned.legNear = legNear;
    turned.legFar = legFar;
  }
  if (isFrontal) {
    // Seen from the front the trunk leans to the other side too.
    for (const part of ['spine', 'chest', 'neck', 'head'] as const) {
      const angle = figure[part];
      if (angle !== undefined) turned[part] = 360 - angle;
    }
  } else if (figure.look === 'behind' || figure.look === 'front') {
    // Who turned away from the viewer turns to the viewer now.
    turned.look = figure.look === 'behind' ? 'front' : 'behind';
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
