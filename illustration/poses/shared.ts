import type { FigurePose, Limb, PairPose, Prop } from '../../contract/workouts/poses.ts';

/** Places both partners in the same pose facing each other, each `x` from the middle. */
export function both(x: number, figure: Omit<FigurePose, 'x'>, props?: Prop[]): PairPose {
  return { a: { ...figure, x: -x }, b: { ...figure, x }, ...(props && { props }) };
}

/** Places both in the same pose side by side, seen from the same side. */
export function alongside(x: number, figure: Omit<FigurePose, 'x'>, props?: Prop[]): PairPose {
  return {
    a: { ...figure, x: -x, facing: 'right' },
    b: { ...figure, x, facing: 'right' },
    ...(props && { props }),
  };
}

/** Dumbbells, one in each hand of both. */
export const weights: Prop[] = (['a', 'b'] as const).flatMap((who): Prop[] => [
  { kind: 'dumbbell', held: [who, 'handFar'] },
  { kind: 'dumbbell', held: [who, 'handNear'] },
]);
export const mat: Prop = { kind: 'mat', x: 0, width: 420 };
export const wideMat: Prop = { kind: 'mat', x: 0, width: 560 };

export const hold: Limb = { to: { partner: 'hand' } };
export const palmsLow: Limb = { to: { partner: 'hand', by: [0, -22] } };
export const onHips: Limb = { to: { own: 'hip', by: [4, 6] } };
export const armsUp: Limb = { angles: [176, 181], layer: 'under' };

/** Hand on one's own heart. */
export const onHeart: Limb = { to: { own: 'heart' } };

/** Hands on one's own heart and belly. */
export const heartAndBelly = {
  armNear: { to: { own: 'heart' } },
  armFar: { to: { own: 'belly' } },
} as const satisfies Partial<FigurePose>;

/**
 * Hands on the partner's heart and one's own. Of each figure only one arm shows in front of the
 * body.
 */
export const handsOnHearts = {
  a: { armNear: { to: { partner: 'heart', by: [0, 6] } }, armFar: { to: { own: 'heart' } } },
  b: { armNear: onHeart, armFar: { to: { partner: 'heart' } } },
} as const satisfies { a: Partial<FigurePose>; b: Partial<FigurePose> };

/**
 * Arms of two back to back: each elbow hooks into the other's, behind both, and the forearms come
 * back.
 */
export const hookedElbows = { a: [322, 64], b: [318, 74] } as const satisfies Record<
  'a' | 'b',
  Limb
>;

/** Legs of the usual positions on the floor. */
export const straightAhead: Limb = [86, 84];
const crossedNear: Limb = { angles: [36, 92, 96], short: [0.42, 0.52] };
const crossedFar: Limb = { angles: [84, 282, 262], short: [0.9, 0.62] };
/** Crossed legs, turned a little to the viewer, so that both knees and the front shin show. */
export const crossLegged = {
  view: 'three-quarter',
  legNear: crossedNear,
  legFar: crossedFar,
} as const satisfies Partial<FigurePose>;
/**
 * Crossed legs from the front. The thighs are short because they point at the viewer, and the shins
 * cross.
 */
export const crossLeggedFront = {
  view: 'front',
  legNear: { angles: [77, 270, 262], short: [0.62, 0.94] },
  legFar: { angles: [79, 276, 268], short: [0.62, 0.94] },
} as const satisfies Partial<FigurePose>;
export const onHeels: Limb = [70, 271, 268];
export const kneesDown: Limb = [0, 270, 268];
export const kneesBent: Limb = { to: { floor: 66 } };

/** Figure on the back: the head behind, the face up. */
export const supine = {
  spine: 270,
  chest: 269,
  neck: 266,
  head: 262,
} as const;

/**
 * View of a lying figure a little from above: the side nearer to the viewer is lower in the
 * picture.
 */
export const fromAbove = { view: 'three-quarter' } as const satisfies Partial<FigurePose>;

/**
 * Bent knees of a figure on the back, let down toward or away from the viewer. The thighs are short
 * because they point at the viewer or away, and the shins lie along the floor.
 */
export const kneesToUs = {
  y: 21,
  legNear: { angles: [60, 110, 92], short: [0.64, 0.46] },
  legFar: { angles: [70, 108, 90], short: [0.68, 0.46], layer: 'front' },
} as const satisfies Partial<FigurePose>;
export const kneesHalfToUs = {
  y: 21,
  legNear: { angles: [98, 67, 80], short: [0.66, 0.56] },
  legFar: { angles: [106, 66, 82], short: [0.68, 0.6] },
} as const satisfies Partial<FigurePose>;
export const kneesAway = {
  y: 21,
  legNear: { angles: [118, 58, 80], short: [0.64, 0.56] },
  legFar: { angles: [132, 54, 80], short: [0.66, 0.6] },
} as const satisfies Partial<FigurePose>;

/** Hands of a figure that lies or leans back, the elbows on the floor. */
export const handsOnBelly: Limb = { to: { own: 'belly', by: [0, 4] }, short: [0.8, 0.46] };

/** Figure lying with head and shoulders on a lap. */
export const propped = { spine: 266, chest: 251, neck: 248, head: 253 } as const;

/** Figure on the side, face to the viewer, the upper arm along the body. */
export const onSide: Omit<FigurePose, 'x'> = {
  view: 'front',
  spine: 91,
  chest: 94,
  neck: 104,
  head: 112,
  legNear: [272, 273, 268],
  legFar: [92, 82, 88],
  armNear: [102, 108],
  armFar: [76, 98],
};

export const prone = { spine: 90, chest: 90, neck: 96, head: 104 } as const;

/** Legs of a figure on the front: they slope down from the hips until the insteps rest. */
export const proneLegs: Limb = [276, 275, 274];
