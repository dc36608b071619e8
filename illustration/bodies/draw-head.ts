import type { Body } from '../rig/body.ts';
import { along } from '../rig/geometry.ts';
import type { SolvedFigure } from '../rig/solve.ts';
import { boneOutline } from './bone-shape.ts';
import { transformAt } from './draw-arm.ts';
import {
  BROW_WIDTH,
  beards,
  faceLines,
  faceOutline,
  frontGlasses,
  GLASSES,
  laughLines,
  MOUTH,
  type Mood,
  sideGlasses,
} from './face-shapes.ts';
import { hairBehind, hairOver } from './hair.ts';
import { path, type Shape, stroke } from './shape.ts';
import {
  type HeadView,
  headViewOf,
  nearFeature,
  turnedBeard,
  turnedBeside,
  turnedFace,
  turnedFeature,
} from './turned-head.ts';

const ear = 'M-5.6-1.6C-3.8-5.2 1-4.6 1-.4C1 3.2-1.6 6.2-3.8 5.2C-5.6 4.2-6.8.8-5.6-1.6Z';
const ears = 'M-16-3C-19.6-4.6-20.6 5.4-15.4 6.4ZM16-3C19.6-4.6 20.6 5.4 15.4 6.4Z';

function headTransform(figure: SolvedFigure): string {
  const { torso, body, headWidth } = figure;
  return transformAt(torso.headCentre, torso.side, 180 - torso.head, body.size, headWidth);
}

export function drawNeck(key: string, figure: SolvedFigure): Shape[] {
  const { torso, body } = figure;
  const r = body.neckRadius;
  const base = along(torso.neckBase, torso.chestUp, -3);
  const top = along(torso.neckTop, torso.headUp, 6);
  const edge = [r * 1.12, r, r * 0.94, r * 0.9] as const;
  const shape = { front: edge, back: edge };
  return [
    path(`${key}-neck`, boneOutline(base, top, shape, torso.side), body.skin.base),
    path(`${key}-chin`, boneOutline(top, base, shape, torso.side, 0.5), body.skin.shade, {
      opacity: 0.75,
    }),
  ];
}

export function drawHairBehind(key: string, figure: SolvedFigure): Shape[] {
  return hairBehind(key, figure, headTransform(figure), figure.torso.side);
}

export function drawHead(key: string, figure: SolvedFigure, mood: Mood): Shape[] {
  const { torso, body } = figure;
  const transform = headTransform(figure);
  const put = (shape: Shape): Shape => ({ ...shape, attrs: { ...shape.attrs, transform } });
  if (torso.look === 'back') {
    return [
      put(path(`${key}-ears`, ears, body.skin.shade)),
      put(path(`${key}-face`, faceOutline(true, body.nose, body.jaw), body.skin.base)),
      ...hairOver(key, figure, headTransform(figure)),
    ];
  }
  const view = headViewOf(figure);
  const isTurned = view === 'turned';
  const isFront = view === 'front' || isTurned;
  const feature = (d: string) => (isTurned ? turnedFeature(d) : d);
  const face = faceLines(isFront, body.nose, figure.pose.eyes ?? 'closed', mood);
  const lines = laughLines[isFront ? 'front' : 'side'];
  const mouth = stroke(`${key}-mouth`, feature(face.mouth), body.skin.line, 1.6);
  if (face.isLaughing) mouth.attrs.fill = MOUTH;
  return [
    ...(view === 'front' ? [put(path(`${key}-ears`, ears, body.skin.shade))] : []),
    put(
      path(
        `${key}-face`,
        isTurned ? turnedFace : faceOutline(isFront, body.nose, body.jaw),
        body.skin.base,
      ),
    ),
    put(
      path(`${key}-blush`, isTurned ? nearFeature(face.blush) : face.blush, body.skin.blush, {
        opacity: face.warmth,
      }),
    ),
    ...beard(key, body, view).map(put),
    put(
      stroke(
        `${key}-eyes`,
        feature(face.eyes),
        body.skin.line,
        face.eyes.includes('v') ? 2.6 : 1.7,
      ),
    ),
    put(
      stroke(
        `${key}-brows`,
        feature(face.brows),
        browColor(body),
        BROW_WIDTH[body.brows ?? 'usual'],
        0.85,
      ),
    ),
    put(stroke(`${key}-nose`, feature(face.nose), body.skin.shade, 1.5)),
    put(mouth),
    ...(body.laughLines
      ? [
          put(
            stroke(`${key}-lines`, isTurned ? nearFeature(lines) : lines, body.skin.line, 1, 0.45),
          ),
        ]
      : []),
    ...hairOver(key, figure, transform),
    ...(view === 'front' || body.hair.style === 'scarf'
      ? []
      : [put(path(`${key}-ear`, isTurned ? turnedBeside(ear) : ear, body.skin.shade))]),
    ...(body.glasses
      ? [put(stroke(`${key}-glasses`, isFront ? feature(frontGlasses) : sideGlasses, GLASSES, 1.5))]
      : []),
  ];
}

function beard(key: string, { hair }: Body, view: HeadView): Shape[] {
  if (!hair.beard) return [];
  const style = hair.beard === 'stubble' ? 'short' : hair.beard;
  const { front, side } = beards[style];
  const more = hair.beard === 'stubble' ? { opacity: 0.25 } : undefined;
  const d = view === 'side' ? side : view === 'turned' ? turnedBeard(front) : front;
  return [path(`${key}-beard`, d, hair.color, more)];
}

/** Returns the color of the brows. A scarf hides the hair, whose color the dark skin line stands for. */
function browColor({ hair, skin }: Body): string {
  return hair.style === 'scarf' ? skin.line : hair.color;
}
