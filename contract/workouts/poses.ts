import type { FigurePose, Holder, PairPose, Prop } from './poses.schemas.ts';

export type * from './poses.schemas.ts';

type PairPoseChange = { a?: Partial<FigurePose>; b?: Partial<FigurePose>; props?: Prop[] };

/** Derives a pose from another: parts that `change` does not name stay. */
export function vary(pose: PairPose, change: PairPoseChange): PairPose {
  return {
    a: { ...pose.a, ...change.a },
    b: { ...pose.b, ...change.b },
    ...((change.props ?? pose.props) && { props: change.props ?? pose.props }),
  };
}

/** Swaps the partners' places in a picture. */
export function swapped(pose: PairPose): PairPose {
  const props = pose.props?.map((prop): Prop => {
    if ('from' in prop) return { ...prop, from: otherHolder(prop.from), to: otherHolder(prop.to) };
    if ('held' in prop) return { ...prop, held: otherHolder(prop.held) };
    return prop;
  });
  // Keep the facing of the places: a figure on the left faces right by default.
  const a: FigurePose = { ...pose.b, facing: pose.b.facing ?? 'left' };
  const b: FigurePose = { ...pose.a, facing: pose.a.facing ?? 'right' };
  return { a, b, ...(props && { props }) };
}

function otherHolder([who, part]: Holder): Holder {
  return [who === 'a' ? 'b' : 'a', part];
}
