import type { View } from '../contract/figures.ts';
import type { Body } from './body.ts';
import { type BoneShape, bonePath, hemLine, innerEdge, padded } from './bone.ts';
import { transformAt } from './draw-arm.ts';
import {
  footShape,
  frontFoot,
  frontSole,
  frontToes,
  shoeLaces,
  shoeShape,
  shoeSole,
  tiptoe,
  tiptoeSole,
  toeLine,
} from './hand-shapes.ts';
import type { SolvedLimb } from './limb.ts';
import type { BottomCut, Outfit } from './outfit.ts';
import { path, type Shape, stroke } from './shape.ts';

type Trouser = { thigh: number; shin: number; loose: number; flare: number };

/** How far each cut covers thigh and shin, and how far it stands off. */
const trousers: Record<BottomCut, Trouser> = {
  leggings: { thigh: 1, shin: 0.9, loose: 0.4, flare: 0.2 },
  joggers: { thigh: 1, shin: 0.93, loose: 1.8, flare: 2.6 },
  lounge: { thigh: 1, shin: 0.94, loose: 2, flare: 5.5 },
  shorts: { thigh: 0.62, shin: 0, loose: 1.2, flare: 4.2 },
};

function legShapes(r: number): { upper: BoneShape; lower: BoneShape } {
  return {
    upper: {
      front: [r * 0.94, r * 1.08, r * 0.86, r * 0.66],
      back: [r * 0.98, r * 1.0, r * 0.76, r * 0.64],
    },
    lower: {
      front: [r * 0.66, r * 0.64, r * 0.46, r * 0.38],
      back: [r * 0.64, r * 0.88, r * 0.54, r * 0.4],
    },
  };
}

export function drawLeg(
  key: string,
  limb: SolvedLimb,
  body: Body,
  outfit: Outfit,
  options: { shaded: boolean; view: View },
): Shape[] {
  const { start, joint, end, side } = limb;
  const bones = legShapes(body.legRadius);
  const cut = trousers[outfit.bottom.cut];
  const { base, shade } = outfit.bottom.cloth;
  const color = options.shaded ? shade : base;
  const skin = options.shaded ? body.skin.shade : body.skin.base;
  const upper = padded(bones.upper, cut.loose * 0.6, cut.thigh < 1 ? cut.flare : cut.loose);
  const lower = padded(bones.lower, cut.loose, cut.flare);
  const covered =
    bonePath(start, joint, upper, side, cut.thigh) +
    (cut.shin > 0 ? bonePath(joint, end, lower, side, cut.shin) : '');
  const hem =
    cut.shin > 0
      ? hemLine(joint, end, lower, side, cut.shin - 0.06)
      : hemLine(start, joint, upper, side, cut.thigh - 0.06);
  const bare =
    (cut.thigh < 1 ? bonePath(start, joint, bones.upper, side) : '') +
    bonePath(joint, end, bones.lower, side);
  return [
    path(`${key}-skin`, bare, skin),
    ...drawFoot(key, limb, body, outfit, options),
    path(`${key}-cloth`, covered, color),
    stroke(`${key}-hem`, hem, shade, 1.3, options.shaded ? 0.3 : 0.9),
    // Seen from the front the legs overlap in one colour: a seam tells them apart.
    ...(options.view === 'side'
      ? []
      : [stroke(`${key}-seam`, innerEdge(start, joint, upper, side, cut.thigh), shade, 1.6)]),
  ];
}

function drawFoot(
  key: string,
  limb: SolvedLimb,
  body: Body,
  outfit: Outfit,
  options: { shaded: boolean; view: View },
): Shape[] {
  // A foot given its own angle is seen from the side even when the body is not.
  const ahead = options.view !== 'side' && limb.endAngle === 90;
  const skin = options.shaded ? body.skin.shade : body.skin.base;
  const transform = transformAt(limb.end, limb.side, ahead ? 0 : 90 - limb.endAngle, body.size);
  const at = { transform };
  if (outfit.feet === 'bare') {
    const toes = ahead ? frontToes : limb.onToes ? '' : toeLine;
    const line = stroke(`${key}-toe`, toes, body.skin.line, 1, 0.35);
    line.attrs.transform = transform;
    return [
      path(`${key}-foot`, ahead ? frontFoot : limb.onToes ? tiptoe : footShape, skin, at),
      line,
    ];
  }
  const shoe = options.shaded ? outfit.shoes.shade : outfit.shoes.base;
  const laces = stroke(`${key}-laces`, ahead ? '' : shoeLaces, outfit.shoes.shade, 1.4);
  laces.attrs.transform = transform;
  return [
    path(`${key}-foot`, ahead ? frontFoot : limb.onToes ? tiptoe : shoeShape, shoe, at),
    path(
      `${key}-sole`,
      ahead ? frontSole : limb.onToes ? tiptoeSole : shoeSole,
      options.shaded ? '#d9c6b6' : '#fffaf3',
      at,
    ),
    laces,
  ];
}
