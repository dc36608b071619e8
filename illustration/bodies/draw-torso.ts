import type { Body } from '../rig/body.ts';
import { along, at, mix, place, smoothThrough, type Vec } from '../rig/geometry.ts';
import type { SolvedFigure } from '../rig/solve.ts';
import { besideSpine } from '../rig/spine.ts';
import { chestTurn, seenChest, seenWaist, type Torso } from '../rig/torso.ts';
import { type CoreLight, coreShadow, trunkCore } from './core-shadow.ts';
import { neckline, topEdges } from './neckline.ts';
import type { Outfit } from './outfit.ts';
import { flatStroke, path, type Shape, stroke } from './shape.ts';

type Outline = { front: Vec[]; back: Vec[] };

/** Outlines the front and back of the trunk from the neck to the waistband. */
function upperOutline(torso: Torso, body: Body, breath: number): Outline {
  const put = (height: number, forward: number) => besideSpine(torso, height, forward);
  const { chest } = body;
  const depth = seenChest(torso, body) + breath;
  const bust = body.bust * (1 - 0.6 * Math.abs(chestTurn(torso)));
  const w = seenWaist(torso, body);
  return {
    front: [
      put(2, body.neckRadius + 1),
      put(2 - 9 / chest, depth * 0.72),
      put(1.58, depth + bust),
      put(1.26, depth * 0.92 + bust * 0.3),
      put(1, w + body.belly * 0.8),
      put(0.5, w + 0.8 + body.belly),
    ],
    back: [
      put(0.5, -w * 1.04),
      put(1, -w * 0.98),
      put(1.32, -depth * 0.95),
      put(1.66, -depth),
      put(2 - 7 / chest, -depth * 0.72),
      put(2 + 1 / chest, -body.neckRadius - 1),
    ],
  };
}

function pelvisOutline(torso: Torso, body: Body): Outline {
  const hip = mix(body.hipDepth, body.hipHalf, torso.turn * 0.7);
  const w = mix(body.waistDepth, body.waistHalf * 0.95, torso.turn * 0.7);
  const below = hip / body.spine;
  const put = (height: number, forward: number) => besideSpine(torso, height, forward);
  return {
    front: [
      put(0.62, w + 0.6 + body.belly),
      put(0.3, w + 2 + body.belly * 0.9),
      put(-2 / body.spine, hip * 0.8),
      put(-below * 0.8, hip * 0.3),
    ],
    back: [
      put(-below * 0.95, -hip * 0.4),
      put(-below * 0.3, -hip * 1.04),
      put(0.22, -hip * 1.05),
      put(0.62, -w * 1.04),
    ],
  };
}

function upperFrontView(torso: Torso, body: Body): Outline {
  const edge = (sign: 1 | -1): Vec[] => [
    besideSpine(torso, 2 + 3 / body.chest, sign * (body.neckRadius + 0.5)),
    besideSpine(torso, 2 - 2.5 / body.chest, sign * body.shoulderHalf * 0.62),
    besideSpine(torso, 2 - 10 / body.chest, sign * (body.shoulderHalf - 2)),
    besideSpine(torso, 1.48, sign * body.shoulderHalf * 0.8),
    besideSpine(torso, 1.1, sign * (body.waistHalf + body.belly * 0.4)),
    besideSpine(torso, 0.5, sign * (body.waistHalf * 1.01)),
  ];
  return { front: edge(1), back: edge(-1).reverse() };
}

function pelvisFrontView(torso: Torso, body: Body): Outline {
  const edge = (sign: 1 | -1): Vec[] => [
    besideSpine(torso, 0.62, sign * body.waistHalf * 1.02),
    besideSpine(torso, 0.25, sign * body.hipHalf * 1.02),
    besideSpine(torso, -4 / body.spine, sign * body.hipHalf * 1.08),
    besideSpine(torso, (-body.legRadius * 0.9) / body.spine, sign * body.hipHalf * 0.3),
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
  { breath, core }: { breath: number; core?: CoreLight | undefined },
): Shape[] {
  const { torso, body } = figure;
  const flat = torso.view === 'side';
  const upper = flat ? upperOutline(torso, body, breath) : upperFrontView(torso, body);
  const lower = flat ? pelvisOutline(torso, body) : pelvisFrontView(torso, body);
  const { base, shade } = outfit.top.cloth;
  const bare = outfit.top.cut === 'tank' || outfit.top.cut === 'crop';
  return [
    path(`${key}-top`, closed(upper), base),
    ...(core ? [coreShadow(key, trunkCore(upper, torso.chestForward, core), core)] : []),
    path(`${key}-collar`, neckline(torso, body, bare), body.skin.base),
    flatStroke(`${key}-edges`, topEdges(torso, body, bare), shade, 1.7),
    ...(outfit.top.cut === 'robe' ? [stroke(`${key}-lapel`, lapel(torso, body), shade, 3.4)] : []),
    path(`${key}-hips`, closed(lower), outfit.bottom.cloth.base),
    flatStroke(`${key}-band`, waistband(lower), outfit.bottom.cloth.shade, 2.8),
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

function waistband({ front, back }: Outline): string {
  const [from] = front;
  const to = back[back.length - 1];
  if (!from || !to) return '';
  return `M${at(from)}L${at(to)}`;
}
