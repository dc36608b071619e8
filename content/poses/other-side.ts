import type { BodyPart, FigurePose, Limb, PairPose, Prop } from '../../contract/figures.ts';
import { BodyPart as AnyPart } from '../../contract/figures.ts';

function otherPart(part: BodyPart): BodyPart {
  const turned = part.endsWith('Near')
    ? part.replace(/Near$/, 'Far')
    : part.replace(/Far$/, 'Near');
  return AnyPart.parse(turned);
}

function otherLimb(limb: Limb): Limb {
  if (Array.isArray(limb) || !('to' in limb)) return limb;
  const { to } = limb;
  if ('own' in to) return { ...limb, to: { ...to, own: otherPart(to.own) } };
  if ('partner' in to) return { ...limb, to: { ...to, partner: otherPart(to.partner) } };
  return limb;
}

function otherFigure({ armNear, armFar, legNear, legFar, ...rest }: FigurePose): FigurePose {
  return {
    ...rest,
    ...(armFar && { armNear: otherLimb(armFar) }),
    ...(armNear && { armFar: otherLimb(armNear) }),
    ...(legFar && { legNear: otherLimb(legFar) }),
    ...(legNear && { legFar: otherLimb(legNear) }),
  };
}

/** The same stretch with the other leg or arm, for both: what was near the viewer is far. */
export function otherSide(pose: PairPose): PairPose {
  const props = pose.props?.map((prop): Prop => {
    if ('from' in prop) {
      const { from, to } = prop;
      return { ...prop, from: [from[0], otherPart(from[1])], to: [to[0], otherPart(to[1])] };
    }
    if ('held' in prop) return { ...prop, held: [prop.held[0], otherPart(prop.held[1])] };
    return prop;
  });
  return { a: otherFigure(pose.a), b: otherFigure(pose.b), ...(props && { props }) };
}
