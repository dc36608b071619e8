import * as z from 'zod/mini';

/**
 * A pair pose, as it travels from the server to the browser. Angles are absolute and in degrees:
 * 0 points down, 90 forward (where the figure faces), 180 up, 270 backward. Lengths are units of
 * a figure about 300 tall; x runs to the right, y up from the floor. See illustration/README.md.
 */

const Pair = z.tuple([z.number(), z.number()]);

/**
 * Names of body parts. A paired part without `Near` or `Far` is on the same side as the limb that
 * reaches.
 */
export const BodyPart = z.enum([
  ...(['crown', 'forehead', 'face', 'neck', 'chest', 'heart', 'belly', 'waist', 'hip'] as const),
  ...(['upperBack', 'back', 'lowBack', 'seat'] as const),
  ...(['shoulder', 'elbow', 'hand', 'thigh', 'knee', 'shin', 'ankle', 'foot'] as const),
  ...(['shoulderNear', 'elbowNear', 'handNear', 'thighNear'] as const),
  ...(['kneeNear', 'shinNear', 'ankleNear', 'footNear'] as const),
  ...(['shoulderFar', 'elbowFar', 'handFar', 'thighFar'] as const),
  ...(['kneeFar', 'shinFar', 'ankleFar', 'footFar'] as const),
]);
export type BodyPart = z.infer<typeof BodyPart>;

/**
 * Point that a hand or foot reaches for. Offsets are [forward, up], seen from the figure that
 * reaches.
 */
export const Target = z.union([
  /**
   * Place on the floor, at this distance ahead of the own pelvis; `toes` stands on the ball of the
   * foot.
   */
  z.object({ floor: z.number(), toes: z.optional(z.boolean()), lift: z.optional(z.number()) }),
  /** Fixed place in the scene, for walls and seats. */
  z.object({ at: Pair }),
  z.object({ own: BodyPart, by: z.optional(Pair) }),
  /** Part of the partner. Hands (or soles) of both that name each other meet halfway. */
  z.object({ partner: BodyPart, by: z.optional(Pair) }),
]);
export type Target = z.infer<typeof Target>;

const limbOptions = {
  /** Below 1 shortens a limb that points at the viewer; upper and lower bone may differ. */
  short: z.optional(z.union([z.number(), Pair])),
  /** Painted before or after everything else of both figures, or under the own head. */
  layer: z.optional(z.enum(['back', 'front', 'under'])),
};

/** Angles of upper and lower bone, and of the hand or foot if it does not just follow. */
const Angles = z.union([Pair, z.tuple([z.number(), z.number(), z.number()])]);

export const Limb = z.union([
  Angles,
  z.object({ angles: Angles, ...limbOptions }),
  z.object({
    to: Target,
    /** Absolute angle of the hand or foot. */
    end: z.optional(z.number()),
    /** Direction in which the joint bends, for front and back views; a side view needs none. */
    bend: z.optional(z.enum(['in', 'out'])),
    ...limbOptions,
  }),
]);
export type Limb = z.infer<typeof Limb>;

/**
 * Side from which the viewer looks. `three-quarter` is a side view turned to the viewer, where
 * knees and shoulders separate.
 */
export const View = z.enum(['side', 'front', 'back', 'three-quarter']);
export type View = z.infer<typeof View>;

export const FigurePose = z.object({
  /** Position of the pelvis. Without y the figure rests its lowest part on the floor. */
  x: z.number(),
  y: z.optional(z.number()),
  /** Height above the floor: the seat of a chair, a mattress, or a jump. */
  lift: z.optional(z.number()),
  /**
   * `seat` sits (or lies) even if the feet reach for the floor; otherwise such feet carry the
   * figure.
   */
  rest: z.optional(z.enum(['feet', 'seat'])),
  facing: z.optional(z.enum(['left', 'right'])),
  view: z.optional(View),
  spine: z.optional(z.number()),
  chest: z.optional(z.number()),
  /**
   * Curve of the back, from -1 (arched) over 0 (by the angles of spine and chest) to 1 (rounded).
   */
  round: z.optional(z.number().check(z.minimum(-1), z.maximum(1))),
  /** Twist of the chest over the hips, seen from the side: 1 toward the viewer, -1 away. */
  twist: z.optional(z.number().check(z.minimum(-1), z.maximum(1))),
  neck: z.optional(z.number()),
  head: z.optional(z.number()),
  /**
   * Direction of the head if different from the body: in profile toward a partner, or away from the
   * viewer.
   */
  look: z.optional(z.enum(['side', 'front', 'back'])),
  /** `laughing` also opens the mouth. */
  eyes: z.optional(z.enum(['open', 'closed', 'laughing'])),
  arms: z.optional(Limb),
  legs: z.optional(Limb),
  armNear: z.optional(Limb),
  armFar: z.optional(Limb),
  legNear: z.optional(Limb),
  legFar: z.optional(Limb),
  hands: z.optional(z.enum(['open', 'fist'])),
  /** Moves the figure sideways until its part meets the partner's, at any body height. */
  snug: z.optional(z.object({ own: BodyPart, to: BodyPart, gap: z.optional(z.number()) })),
  /** Higher is nearer to the viewer; equal figures interlock. */
  depth: z.optional(z.number()),
  /** 1 is behind the partner: further up in the picture, a little smaller, with its own floor. */
  row: z.optional(z.union([z.literal(0), z.literal(1)])),
});
export type FigurePose = z.infer<typeof FigurePose>;

const Holder = z.tuple([z.enum(['a', 'b']), BodyPart]);
export type Holder = z.infer<typeof Holder>;

export const Prop = z.union([
  z.object({
    kind: z.enum(['mat', 'blanket', 'bed', 'rug', 'bench']),
    x: z.number(),
    width: z.optional(z.number()),
  }),
  z.object({
    kind: z.enum(['chair', 'wall', 'cushion', 'pillow', 'candle', 'towel', 'basket', 'step']),
    x: z.number(),
    y: z.optional(z.number()),
    facing: z.optional(z.enum(['left', 'right'])),
  }),
  z.object({ kind: z.enum(['band', 'scarf']), from: Holder, to: Holder }),
  z.object({ kind: z.enum(['dumbbell', 'pad', 'glove', 'ball', 'bottle']), held: Holder }),
]);
export type Prop = z.infer<typeof Prop>;

export const PairPose = z.object({
  a: FigurePose,
  b: FigurePose,
  props: z.optional(z.array(Prop)),
});
export type PairPose = z.infer<typeof PairPose>;
