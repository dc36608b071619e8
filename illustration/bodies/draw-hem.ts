import { along, at, between, clamp, mix, nearestTurn, smoothThrough } from '../rig/geometry.ts';
import type { SolvedLimb } from '../rig/limb.ts';
import type { SolvedFigure } from '../rig/solve.ts';
import { besideSpine } from '../rig/spine.ts';
import { seenWaist } from '../rig/torso.ts';
import type { Outfit } from './outfit.ts';
import { path, type Shape, stroke } from './shape.ts';

type Hem = { underLeg: Shape[]; overLeg: Shape[] };

const NO_HEM: Hem = { underLeg: [], overLeg: [] };

/**
 * Degrees from which a raised thigh lifts the hem off itself. On top of the thigh the hem would
 * look like an apron.
 */
const GATHERS_FROM = 62;
const GATHERED_AT = 82;
/** Height on the lower back at which the cloth over the thigh ends once gathered. */
const GATHERED_HEIGHT = 0.74;

/**
 * Draws the hem of a loose top over the hips. Where a thigh is raised the cloth gathers, and the
 * rest is beneath.
 */
export function drawHem(key: string, figure: SolvedFigure, outfit: Outfit): Hem {
  const { torso, limbs } = figure;
  const { cut, cloth } = outfit.top;
  if (cut === 'tank' || cut === 'crop') return NO_HEM;
  const raisedBy = ({ upper }: SolvedLimb) => nearestTurn(upper - torso.spine + 180, 0);
  const raised = raisedBy(limbs.legNear);
  // Use the higher thigh in front views.
  const lap = Math.max(raised, raisedBy(limbs.legFar));
  const gathered =
    torso.view === 'side' ? clamp((raised - GATHERS_FROM) / (GATHERED_AT - GATHERS_FROM), 0, 1) : 0;
  const drawn = (name: string, lines: HemLines | undefined): Shape[] => [
    // Keep hidden paths among the elements, with empty data, so that all pictures have the same
    // keys.
    path(`${key}-${name}`, lines?.outline ?? '', cloth.base),
    stroke(`${key}-${name}-fold`, lines?.fold ?? '', cloth.shade, 1.7),
    ...(cut === 'robe' ? [stroke(`${key}-${name}-sash`, lines?.sash ?? '', cloth.shade, 6)] : []),
  ];
  const lines = (share: number) =>
    hemLines(figure, { raised, lap, isRobe: cut === 'robe', gathered: share });
  return {
    underLeg: drawn('tuck', gathered > 0 ? lines(0) : undefined),
    overLeg: drawn('drape', gathered < 1 ? lines(gathered) : undefined),
  };
}

type HemLines = { outline: string; fold: string; sash: string };

function hemLines(
  { torso, body }: SolvedFigure,
  {
    raised,
    lap,
    isRobe,
    gathered,
  }: { raised: number; lap: number; isRobe: boolean; gathered: number },
): HemLines | undefined {
  const flex = clamp(lap / 75, 0, 1);
  const length = isRobe ? -32 * (1 - Math.abs(clamp(raised / 60, -1, 1))) : 0;
  const flat = torso.view === 'side';
  const w = seenWaist(torso, body) + body.belly;
  const hip = mix(body.hipDepth, body.hipHalf, torso.turn * 0.7);
  const put = (height: number, depth: number) => {
    const up = mix(height / body.spine, Math.max(height / body.spine, GATHERED_HEIGHT), gathered);
    return besideSpine(torso, up, depth * mix(1, w / Math.max(w, Math.abs(depth)), gathered));
  };
  const front = flat
    ? [
        put(body.spine * 0.8, w - 1.5),
        put(body.spine * 0.45, w + 3.2),
        put(mix(length, body.spine * 0.42, flex), mix(hip * 1.06, w + 2.6, flex)),
      ]
    : [
        put(body.spine * 0.8, body.waistHalf - 1),
        put(body.spine * 0.4, body.hipHalf + 0.8),
        put(length + 4, body.hipHalf * 1.12),
      ];
  const back = flat
    ? [
        put(length + 2, -hip * 1.12),
        put(body.spine * 0.35, -hip * 1.12),
        put(body.spine * 0.8, 1.5 - seenWaist(torso, body)),
      ]
    : [
        put(length + 4, -body.hipHalf * 1.12),
        put(body.spine * 0.4, -body.hipHalf - 0.8),
        put(body.spine * 0.8, 1 - body.waistHalf),
      ];
  const [first, , tip] = front;
  const [turn] = back;
  if (!first || !tip || !turn) return undefined;
  const sag = along(between(tip, turn, 0.5), torso.spineUp, -4 * (1 - gathered));
  return {
    outline: `M${at(first)}${smoothThrough(front)}Q${at(sag)} ${at(turn)}${smoothThrough(back)}Z`,
    fold: `M${at(between(tip, first, 0.35))}Q${at(between(sag, first, 0.4))} ${at(between(turn, first, 0.45))}`,
    sash: `M${at(between(first, tip, 0.12))}L${at(between(back[2] ?? turn, turn, 0.12))}`,
  };
}
