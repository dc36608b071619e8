import type { Body } from '../rig/body.ts';
import { along, at, between, direction, nearestTurn } from '../rig/geometry.ts';
import type { SolvedLimb } from '../rig/limb.ts';
import type { TrunkView } from '../rig/torso.ts';
import {
  type BoneShape,
  boneFrom,
  boneOutline,
  hemLine,
  innerEdge,
  jointFolds,
  padded,
} from './bone-shape.ts';
import { boneCore, type CoreLight, coreShadow } from './core-shadow.ts';
import { transformAt } from './draw-arm.ts';
import {
  backFoot,
  backShoe,
  backSole,
  footShape,
  frontFoot,
  frontSole,
  frontToes,
  heelLine,
  heelTab,
  shoeLaces,
  shoeShape,
  shoeSole,
  tiptoe,
  tiptoeSole,
  toeLine,
} from './foot-shapes.ts';
import type { BottomCut, Outfit } from './outfit.ts';
import { path, type Shape, stroke } from './shape.ts';

/** Share of a bone by which skin goes on beneath a hem. */
const UNDER_HEM = 0.12;

type Trouser = { thigh: number; shin: number; loose: number; flare: number };

/** Share of thigh and shin that each cut covers, and how far the cloth stands off. */
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

type LegOptions = {
  shaded: boolean;
  view: TrunkView;
  /** True for the leg with the prosthesis below the knee. */
  isMade: boolean;
  /** Angle of the lower back against which this thigh folds. */
  spine: number;
  core?: CoreLight | undefined;
};

export function drawLeg(
  key: string,
  limb: SolvedLimb,
  body: Body,
  outfit: Outfit,
  options: LegOptions,
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
    boneOutline(start, joint, upper, side, cut.thigh) +
    (cut.shin > 0 ? boneOutline(joint, end, lower, side, cut.shin) : '');
  const hem =
    cut.shin > 0
      ? hemLine(joint, end, lower, side, cut.shin - 0.06)
      : hemLine(start, joint, upper, side, cut.thigh - 0.06);
  const bareThigh =
    cut.thigh < 1 ? boneFrom(start, joint, bones.upper, side, cut.thigh - UNDER_HEM) : '';
  const bareShin = options.isMade
    ? boneOutline(joint, end, bones.lower, side, 0.14)
    : cut.shin > 0
      ? boneFrom(joint, end, bones.lower, side, cut.shin - UNDER_HEM)
      : boneOutline(joint, end, bones.lower, side);
  return [
    path(`${key}-skin`, bareThigh + bareShin, skin),
    ...(options.isMade ? drawProsthesis(key, limb, bones.lower) : []),
    ...drawFoot(key, limb, body, outfit, options),
    path(`${key}-cloth`, covered, color),
    ...coreOf(key, limb, cut.shin > 0 ? { upper, lower } : bones, options),
    stroke(`${key}-hem`, hem, shade, 1.3, options.shaded ? 0.3 : 0.9),
    // Leave out folds on the far leg, which would be hidden or in the same shade as the cloth.
    ...(options.shaded
      ? []
      : [
          stroke(`${key}-folds`, folds(limb, body, outfit, options), shade, 1.6),
          stroke(
            `${key}-calf`,
            kneeAndCalf(limb, body, options),
            cut.shin > 0 ? shade : body.skin.shade,
            1.5,
            0.75,
          ),
        ]),
    // Draw a seam in front views, because the legs overlap in one color.
    ...(options.view === 'side'
      ? []
      : [stroke(`${key}-seam`, innerEdge(start, joint, upper, side, cut.thigh), shade, 1.6)]),
  ];
}

function coreOf(
  key: string,
  { start, joint, end, side }: SolvedLimb,
  { upper, lower }: { upper: BoneShape; lower: BoneShape },
  { shaded, core, isMade }: LegOptions,
): Shape[] {
  if (!core || shaded) return [];
  const thigh = boneCore(start, joint, upper, side, core);
  const shin = isMade ? '' : boneCore(joint, end, lower, side, core);
  return [coreShadow(key, thigh + shin, core)];
}

/**
 * Draws folds in the crease of the hip, and in the hollow of the knee if the cloth reaches that
 * far.
 */
function folds(limb: SolvedLimb, body: Body, outfit: Outfit, { view, spine }: LegOptions): string {
  if (view !== 'side') return '';
  const { start, joint, upper, lower, side } = limb;
  const r = body.legRadius;
  const raised = nearestTurn(upper - spine + 180, 0);
  const crease = along(start, direction(upper + 90, side), r * 0.8);
  const hip = jointFolds(
    crease,
    direction(upper - 75, side),
    direction(upper - 115, side),
    raised,
    r * 0.85,
  );
  if (trousers[outfit.bottom.cut].shin === 0) return hip;
  const hollow = along(
    joint,
    direction((upper + nearestTurn(lower, upper)) / 2 - 90, side),
    r * 0.62,
  );
  const knee = jointFolds(
    hollow,
    direction(upper + 125, side),
    direction(lower + 55, side),
    nearestTurn(upper - lower, 0),
    r * 0.6,
  );
  return hip + knee;
}

/**
 * Draws the edge of the kneecap and the swell of the calf, without which a leg looks like a tube.
 */
function kneeAndCalf(limb: SolvedLimb, body: Body, { view, isMade }: LegOptions): string {
  if (isMade) return '';
  const { joint, end, lower, upper, side } = limb;
  const r = body.legRadius;
  const put = (t: number, forward: number) =>
    at(along(between(joint, end, t), direction(lower + 90, side), forward * r));
  if (view === 'front') return `M${put(-0.02, -0.3)}Q${put(0.09, 0)} ${put(-0.02, 0.3)}`;
  const calf = `M${put(0.14, -0.34)}Q${put(0.3, -0.5)} ${put(0.48, -0.26)}`;
  if (view === 'back') return `${calf}M${put(0.14, 0.34)}Q${put(0.3, 0.5)} ${put(0.48, 0.26)}`;
  // Leave out the kneecap of a bent knee, where stretched skin shows no edge.
  const isBent = nearestTurn(upper - lower, 0) > 100;
  return isBent ? calf : `${calf}M${put(-0.06, 0.16)}Q${put(0.04, 0.12)} ${put(0.1, 0.36)}`;
}

const MADE = { socket: '#3d4450', pylon: '#b4bcc6', foot: '#565d69', farFoot: '#474d58' };

/** Draws a cup below the knee, and a tube from there to the ankle. */
function drawProsthesis(key: string, limb: SolvedLimb, shin: BoneShape): Shape[] {
  const { joint, end, side } = limb;
  return [
    stroke(`${key}-pylon`, `M${at(between(joint, end, 0.4))}L${at(end)}`, MADE.pylon, 6.5),
    path(`${key}-socket`, boneOutline(joint, end, padded(shin, 0.6, -4), side, 0.5), MADE.socket),
  ];
}

function drawFoot(
  key: string,
  limb: SolvedLimb,
  body: Body,
  outfit: Outfit,
  options: LegOptions,
): Shape[] {
  // Draw a foot with its own angle from the side, even if the body faces us.
  const ahead = options.view !== 'side' && limb.endAngle === 90;
  const own = options.shaded ? body.skin.shade : body.skin.base;
  const made = options.shaded ? MADE.farFoot : MADE.foot;
  const skin = options.isMade ? made : own;
  const transform = transformAt(limb.end, limb.side, ahead ? 0 : 90 - limb.endAngle, body.size);
  const placed = { transform };
  const shape = ahead
    ? endOn[options.view === 'back' ? 'back' : 'front']
    : limb.onToes
      ? onToes
      : aside;
  if (outfit.feet === 'bare') {
    const line = stroke(`${key}-toe`, shape.bareLine, body.skin.line, 1, 0.35);
    line.attrs.transform = transform;
    return [path(`${key}-foot`, shape.bare, skin, placed), line];
  }
  const shoe = options.shaded ? outfit.shoes.shade : outfit.shoes.base;
  const laces = stroke(`${key}-laces`, shape.shoeLine, outfit.shoes.shade, 1.4);
  laces.attrs.transform = transform;
  return [
    path(`${key}-foot`, shape.shoe, shoe, placed),
    path(`${key}-sole`, shape.sole, options.shaded ? '#d9c6b6' : '#fffaf3', placed),
    laces,
  ];
}

type FootShape = { bare: string; bareLine: string; shoe: string; sole: string; shoeLine: string };

const aside: FootShape = {
  bare: footShape,
  bareLine: toeLine,
  shoe: shoeShape,
  sole: shoeSole,
  shoeLine: shoeLaces,
};
const onToes: FootShape = {
  bare: tiptoe,
  bareLine: '',
  shoe: tiptoe,
  sole: tiptoeSole,
  shoeLine: shoeLaces,
};
/** Feet with the toes toward the viewer, or the heels. */
const endOn: Record<'front' | 'back', FootShape> = {
  front: { bare: frontFoot, bareLine: frontToes, shoe: frontFoot, sole: frontSole, shoeLine: '' },
  back: { bare: backFoot, bareLine: heelLine, shoe: backShoe, sole: backSole, shoeLine: heelTab },
};
