import type { Body } from '../rig/body.ts';
import { at, round, type Vec } from '../rig/geometry.ts';
import type { SolvedLimb } from '../rig/limb.ts';
import { type BoneShape, boneFrom, boneOutline, hemLine, padded } from './bone-shape.ts';
import { boneCore, type CoreLight, coreShadow } from './core-shadow.ts';
import { hands } from './hand-shapes.ts';
import type { Outfit, TopCut } from './outfit.ts';
import { path, type Shape, stroke } from './shape.ts';

/** Length of a sleeve: share of the upper arm, share of the forearm. */
const sleeve: Record<TopCut, readonly [number, number]> = {
  tank: [0, 0],
  crop: [0, 0],
  tee: [0.52, 0],
  long: [1, 0.9],
  robe: [1, 0.8],
};

/** Size of hands beyond their anatomy: they tell most of the story. */
const HAND_SIZE = 1.08;

/** Share of a bone by which skin goes on beneath a sleeve. */
const UNDER_SLEEVE = 0.14;

function armShapes(r: number): { upper: BoneShape; lower: BoneShape } {
  return {
    upper: {
      front: [r, r * 1.08, r * 0.86, r * 0.8],
      back: [r * 1.02, r * 1.04, r * 0.92, r * 0.8],
    },
    lower: {
      front: [r * 0.8, r * 0.95, r * 0.72, r * 0.56],
      back: [r * 0.8, r * 0.92, r * 0.72, r * 0.56],
    },
  };
}

export function transformAt(
  point: Vec,
  side: number,
  turn: number,
  scale: number,
  width = 1,
): string {
  const size = round(scale * 100) / 100;
  const across = round(scale * width * 100) / 100;
  return `translate(${at(point)})scale(${side * across} ${size})rotate(${round(turn)})`;
}

export function drawArm(
  key: string,
  limb: SolvedLimb,
  body: Body,
  outfit: Outfit,
  options: { shaded: boolean; hand: keyof typeof hands; core?: CoreLight | undefined },
): Shape[] {
  const { start, joint, end, side } = limb;
  const bones = armShapes(body.armRadius);
  const skin = options.shaded ? body.skin.shade : body.skin.base;
  const line = options.shaded ? body.skin.line : body.skin.shade;
  const cloth = options.shaded ? outfit.top.cloth.shade : outfit.top.cloth.base;
  const [upperSleeve, lowerSleeve] = sleeve[outfit.top.cut];
  const loose = outfit.top.cut === 'robe' ? 3 : 1.6;
  const bareUpper =
    upperSleeve === 0
      ? boneOutline(start, joint, bones.upper, side)
      : upperSleeve < 1
        ? boneFrom(start, joint, bones.upper, side, upperSleeve - UNDER_SLEEVE)
        : '';
  const bareLower =
    lowerSleeve > 0
      ? boneFrom(joint, end, bones.lower, side, lowerSleeve - UNDER_SLEEVE)
      : boneOutline(joint, end, bones.lower, side);
  const { shape, lines } = hands[options.hand];
  const hand = transformAt(end, side, 90 - limb.endAngle, body.size * HAND_SIZE);
  const shapes = [
    path(`${key}-skin`, bareUpper + bareLower, skin),
    path(`${key}-hand`, shape, skin, { transform: hand }),
    stroke(`${key}-thumb`, lines, line, 1.1, options.shaded ? 0.35 : 0.8),
  ];
  const thumb = shapes[2];
  if (thumb) thumb.attrs.transform = hand;
  const coreOf = (upper: BoneShape, lower: BoneShape): Shape[] =>
    options.core && !options.shaded
      ? [
          coreShadow(
            key,
            boneCore(start, joint, upper, side, options.core) +
              boneCore(joint, end, lower, side, options.core),
            options.core,
          ),
        ]
      : [];
  if (upperSleeve === 0) return [...shapes, ...coreOf(bones.upper, bones.lower)];
  const upper = padded(bones.upper, 1.2, upperSleeve < 1 ? loose + 1.4 : loose);
  const lower = padded(bones.lower, loose, loose + (outfit.top.cut === 'robe' ? 3.5 : 0.4));
  const cut =
    boneOutline(start, joint, upper, side, upperSleeve) +
    (lowerSleeve > 0 ? boneOutline(joint, end, lower, side, lowerSleeve) : '');
  const hem =
    lowerSleeve > 0
      ? hemLine(joint, end, lower, side, lowerSleeve - 0.07)
      : hemLine(start, joint, upper, side, upperSleeve - 0.07);
  shapes.push(
    path(`${key}-sleeve`, cut, cloth),
    ...coreOf(upperSleeve < 1 ? bones.upper : upper, lowerSleeve > 0 ? lower : bones.lower),
    stroke(`${key}-hem`, hem, outfit.top.cloth.shade, 1.2, options.shaded ? 0.4 : 0.9),
  );
  return shapes;
}
