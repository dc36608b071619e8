import { along, at, between, clamp, mix, nearestTurn, round, smoothThrough } from './geometry.ts';
import type { Outfit } from './outfit.ts';
import { path, type Shape, stroke } from './shape.ts';
import type { SolvedFigure } from './solve.ts';
import { besideSpine } from './spine.ts';
import { seenWaist } from './torso.ts';

type Hem = { underLeg: Shape[]; overLeg: Shape[] };

const NO_HEM: Hem = { underLeg: [], overLeg: [] };

/** A thigh raised so far, in degrees, lifts the hem off itself: on top it would lie like an apron. */
const GOES_UNDER = 70;
const FADES_WITHIN = 10;

/** A loose top falls over the hips; where the thigh is raised it gathers at the crease. */
export function drawHem(key: string, figure: SolvedFigure, outfit: Outfit): Hem {
  const { torso, body, limbs } = figure;
  const { cut, cloth } = outfit.top;
  if (cut === 'tank' || cut === 'crop') return NO_HEM;
  const raised = nearestTurn(limbs.legNear.upper - torso.spine + 180, 0);
  const flex = clamp(raised / 75, 0, 1);
  const length = cut === 'robe' ? -32 * (1 - Math.abs(clamp(raised / 60, -1, 1))) : 0;
  const flat = torso.view === 'side';
  const put = (height: number, depth: number) => besideSpine(torso, height / body.spine, depth);
  const w = seenWaist(torso, body) + body.belly;
  const hip = mix(body.hipDepth, body.hipHalf, torso.turn * 0.7);
  const front = flat
    ? [
        put(body.spine * 0.8, w),
        put(body.spine * 0.45, w + 3.2),
        put(mix(length, body.spine * 0.42, flex), mix(hip * 1.06, w + 2.6, flex)),
      ]
    : [
        put(body.spine * 0.8, body.waistHalf + 0.5),
        put(body.spine * 0.4, body.hipHalf + 0.8),
        put(length + 4, body.hipHalf * 1.12),
      ];
  const back = flat
    ? [
        put(length + 2, -hip * 1.12),
        put(body.spine * 0.35, -hip * 1.12),
        put(body.spine * 0.8, -seenWaist(torso, body) - 1),
      ]
    : [
        put(length + 4, -body.hipHalf * 1.12),
        put(body.spine * 0.4, -body.hipHalf - 0.8),
        put(body.spine * 0.8, -body.waistHalf - 0.5),
      ];
  const [first, , tip] = front;
  const [turn] = back;
  if (!first || !tip || !turn) return NO_HEM;
  const sag = along(between(tip, turn, 0.5), torso.spineUp, -4);
  const d = `M${at(first)}${smoothThrough(front)}Q${at(sag)} ${at(turn)}${smoothThrough(back)}Z`;
  const fold = `M${at(between(tip, first, 0.35))}Q${at(between(sag, first, 0.4))} ${at(between(turn, first, 0.45))}`;
  const sash = `M${at(between(first, tip, 0.12))}L${at(between(back[2] ?? turn, turn, 0.12))}`;
  const over = flat ? 1 - clamp((raised - GOES_UNDER) / FADES_WITHIN, 0, 1) : 1;
  const drawn = (name: string, opacity: number): Shape[] => {
    const shapes = [
      path(`${key}-${name}`, d, cloth.base),
      stroke(`${key}-${name}-fold`, fold, cloth.shade, 1.7),
      ...(cut === 'robe' ? [stroke(`${key}-${name}-sash`, sash, cloth.shade, 6)] : []),
    ];
    // What does not show keeps its place among the elements, without a line to draw.
    return shapes.map((shape) => ({
      ...shape,
      attrs: { ...shape.attrs, opacity, ...(opacity === 0 && { d: '' }) },
    }));
  };
  return { underLeg: drawn('tuck', over < 1 ? 1 : 0), overLeg: drawn('drape', round(over)) };
}
