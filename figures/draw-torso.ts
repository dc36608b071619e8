import type { Body } from './body.ts';
import {
  along,
  at,
  between,
  clamp,
  mix,
  nearestTurn,
  smoothThrough,
  type Vec,
} from './geometry.ts';
import type { Outfit } from './outfit.ts';
import { path, type Shape, stroke } from './shape.ts';
import type { SolvedFigure } from './solve.ts';
import type { Torso } from './torso.ts';

const SHADED_SHARE = 0.2;

type Outline = { front: Vec[]; back: Vec[] };

function place(base: Vec, up: Vec, forward: Vec, height: number, depth: number): Vec {
  return along(along(base, up, height), forward, depth);
}

/** Front and back edge of the trunk from the neck down to the waistband. */
function upperOutline(torso: Torso, body: Body, breath: number): Outline {
  const { waist, neckBase, chestUp, chestForward, spineUp, spineForward, pelvis } = torso;
  const chest = body.chest;
  const depth = body.chestDepth + breath;
  const w = body.waistDepth;
  return {
    front: [
      place(neckBase, chestUp, chestForward, 0, body.neckRadius + 1),
      place(neckBase, chestUp, chestForward, -9, depth * 0.72),
      place(waist, chestUp, chestForward, chest * 0.58, depth + body.bust),
      place(waist, chestUp, chestForward, chest * 0.26, depth * 0.92 + body.bust * 0.3),
      place(waist, spineUp, spineForward, 0, w + body.belly * 0.8),
      place(pelvis, spineUp, spineForward, body.spine * 0.5, w + 0.8 + body.belly),
    ],
    back: [
      place(pelvis, spineUp, spineForward, body.spine * 0.5, -w * 1.04),
      place(waist, spineUp, spineForward, 0, -w * 0.98),
      place(waist, chestUp, chestForward, chest * 0.32, -depth * 0.95),
      place(waist, chestUp, chestForward, chest * 0.66, -depth),
      place(neckBase, chestUp, chestForward, -7, -depth * 0.72),
      place(neckBase, chestUp, chestForward, 1, -body.neckRadius - 1),
    ],
  };
}

function pelvisOutline(torso: Torso, body: Body): Outline {
  const { spineUp, spineForward, pelvis } = torso;
  const hip = body.hipDepth;
  const w = body.waistDepth;
  const put = (height: number, depth: number) =>
    place(pelvis, spineUp, spineForward, height, depth);
  return {
    front: [
      put(body.spine * 0.62, w + 0.6 + body.belly),
      put(body.spine * 0.3, w + 2 + body.belly * 0.9),
      put(-2, hip * 0.8),
      put(-hip * 0.8, hip * 0.3),
    ],
    back: [
      put(-hip * 0.95, -hip * 0.4),
      put(-hip * 0.3, -hip * 1.04),
      put(body.spine * 0.22, -hip * 1.05),
      put(body.spine * 0.62, -w * 1.04),
    ],
  };
}

function upperFrontView(torso: Torso, body: Body): Outline {
  const { waist, neckBase, chestUp, chestForward, spineUp, spineForward, pelvis } = torso;
  const edge = (sign: 1 | -1): Vec[] => [
    place(neckBase, chestUp, chestForward, 3, sign * (body.neckRadius + 0.5)),
    place(neckBase, chestUp, chestForward, -2.5, sign * body.shoulderHalf * 0.62),
    place(neckBase, chestUp, chestForward, -10, sign * (body.shoulderHalf - 2)),
    place(waist, chestUp, chestForward, body.chest * 0.48, sign * body.shoulderHalf * 0.8),
    place(
      waist,
      chestUp,
      chestForward,
      body.chest * 0.1,
      sign * (body.waistHalf + body.belly * 0.4),
    ),
    place(pelvis, spineUp, spineForward, body.spine * 0.5, sign * (body.waistHalf * 1.01)),
  ];
  return { front: edge(1), back: edge(-1).reverse() };
}

function pelvisFrontView(torso: Torso, body: Body): Outline {
  const { spineUp, spineForward, pelvis } = torso;
  const edge = (sign: 1 | -1): Vec[] => [
    place(pelvis, spineUp, spineForward, body.spine * 0.62, sign * body.waistHalf * 1.02),
    place(pelvis, spineUp, spineForward, body.spine * 0.25, sign * body.hipHalf * 1.02),
    place(pelvis, spineUp, spineForward, -4, sign * body.hipHalf * 1.08),
    place(pelvis, spineUp, spineForward, -body.legRadius * 0.9, sign * body.hipHalf * 0.3),
  ];
  return { front: edge(1), back: edge(-1).reverse() };
}

function closed({ front, back }: Outline): string {
  const [first] = front;
  const [turn] = back;
  if (!first || !turn) return '';
  return `M${at(first)}${smoothThrough(front)}L${at(turn)}${smoothThrough(back)}Z`;
}

export function drawTorso(
  key: string,
  figure: SolvedFigure,
  outfit: Outfit,
  breath: number,
): Shape[] {
  const { torso, body } = figure;
  const flat = torso.view === 'side';
  const upper = flat ? upperOutline(torso, body, breath) : upperFrontView(torso, body);
  const lower = flat ? pelvisOutline(torso, body) : pelvisFrontView(torso, body);
  const { base, shade } = outfit.top.cloth;
  const bare = outfit.top.cut === 'tank' || outfit.top.cut === 'crop';
  return [
    path(`${key}-top`, closed(upper), base),
    ...(flat ? [path(`${key}-side`, backShade(upper), shade, { opacity: 0.35 })] : []),
    path(`${key}-collar`, neckline(torso, body, bare ? 1.35 : 0.8), body.skin.base),
    ...(outfit.top.cut === 'robe' ? [stroke(`${key}-lapel`, lapel(torso, body), shade, 3.4)] : []),
    path(`${key}-hips`, closed(lower), outfit.bottom.cloth.base),
    ...(bare ? [stroke(`${key}-band`, waistband(lower), outfit.bottom.cloth.shade, 2.2, 0.8)] : []),
  ];
}

function lapel(torso: Torso, body: Body): string {
  const { neckBase, chestUp, chestForward, waist, spineForward, view } = torso;
  const flat = view === 'side';
  const low = along(waist, spineForward, flat ? body.waistDepth * 0.75 : 0);
  const right = place(neckBase, chestUp, chestForward, -1, flat ? 4 : body.neckRadius + 4);
  const left = place(neckBase, chestUp, chestForward, -1, -body.neckRadius - 4);
  const bow = place(neckBase, chestUp, chestForward, -22, flat ? body.chestDepth * 0.7 : 8);
  const second = flat || view === 'back' ? '' : `M${at(left)}L${at(low)}`;
  return view === 'back' ? '' : `M${at(right)}Q${at(bow)} ${at(low)}${second}`;
}

/** A soft strip down the back, so that the trunk does not look cut from paper. */
function backShade({ front, back }: Outline): string {
  const [first] = back;
  if (!first) return '';
  const across = [...front].reverse();
  const inner = back.map((point, i) => between(point, across[i] ?? point, SHADED_SHARE)).reverse();
  const [turn] = inner;
  if (!turn) return '';
  return `M${at(first)}${smoothThrough(back)}L${at(turn)}${smoothThrough(inner)}Z`;
}

function waistband({ front, back }: Outline): string {
  const [from] = front;
  const to = back[back.length - 1];
  if (!from || !to) return '';
  return `M${at(from)}L${at(to)}`;
}

/** The skin that a neckline leaves bare. */
function neckline(torso: Torso, body: Body, depth: number): string {
  const { neckBase, chestUp, chestForward } = torso;
  const r = body.neckRadius;
  if (torso.view === 'side') {
    const back = place(neckBase, chestUp, chestForward, 2, -r - 0.6);
    const front = place(neckBase, chestUp, chestForward, 1, r + 1.4);
    const low = place(neckBase, chestUp, chestForward, -9 * depth, r + 4.5 * depth);
    const dip = place(neckBase, chestUp, chestForward, -6 * depth, -1);
    return `M${at(back)}L${at(front)}L${at(low)}Q${at(dip)} ${at(back)}Z`;
  }
  const side = r + 3 * depth;
  const left = place(neckBase, chestUp, chestForward, 1.5, side);
  const right = place(neckBase, chestUp, chestForward, 1.5, -side);
  const fall = torso.view === 'back' ? -4 : -20;
  const low = place(neckBase, chestUp, chestForward, fall * depth, side * 0.75);
  const lowRight = place(neckBase, chestUp, chestForward, fall * depth, -side * 0.75);
  return `M${at(left)}C${at(low)} ${at(lowRight)} ${at(right)}Z`;
}

/** A loose top falls over the hips; where the thigh is raised it gathers at the crease. */
export function drawHem(key: string, figure: SolvedFigure, outfit: Outfit): Shape[] {
  const { torso, body, limbs } = figure;
  const { cut, cloth } = outfit.top;
  if (cut === 'tank' || cut === 'crop') return [];
  const raised = nearestTurn(limbs.legNear.upper - torso.spine + 180, 0);
  const flex = clamp(raised / 75, 0, 1);
  const length = cut === 'robe' ? -32 * (1 - Math.abs(clamp(raised / 60, -1, 1))) : 0;
  const flat = torso.view === 'side';
  const { pelvis, spineUp, spineForward } = torso;
  const put = (height: number, depth: number) =>
    place(pelvis, spineUp, spineForward, height, depth);
  const w = body.waistDepth + body.belly;
  const front = flat
    ? [
        put(body.spine * 0.8, w),
        put(body.spine * 0.45, w + 3.2),
        put(mix(length, body.spine * 0.42, flex), mix(body.hipDepth * 1.06, w + 2.6, flex)),
      ]
    : [
        put(body.spine * 0.8, body.waistHalf + 0.5),
        put(body.spine * 0.4, body.hipHalf + 0.8),
        put(length + 4, body.hipHalf * 1.12),
      ];
  const back = flat
    ? [
        put(length + 2, -body.hipDepth * 1.12),
        put(body.spine * 0.35, -body.hipDepth * 1.12),
        put(body.spine * 0.8, -body.waistDepth - 1),
      ]
    : [
        put(length + 4, -body.hipHalf * 1.12),
        put(body.spine * 0.4, -body.hipHalf - 0.8),
        put(body.spine * 0.8, -body.waistHalf - 0.5),
      ];
  const [first, , tip] = front;
  const [turn] = back;
  if (!first || !tip || !turn) return [];
  const sag = along(between(tip, turn, 0.5), spineUp, -4);
  const d = `M${at(first)}${smoothThrough(front)}Q${at(sag)} ${at(turn)}${smoothThrough(back)}Z`;
  const fold = `M${at(between(tip, first, 0.35))}Q${at(between(sag, first, 0.4))} ${at(between(turn, first, 0.45))}`;
  const sash = `M${at(between(first, tip, 0.12))}L${at(between(back[2] ?? turn, turn, 0.12))}`;
  return [
    path(`${key}-drape`, d, cloth.base),
    stroke(`${key}-fold`, fold, cloth.shade, 1.4, 0.7),
    ...(cut === 'robe' ? [stroke(`${key}-sash`, sash, cloth.shade, 6)] : []),
  ];
}
