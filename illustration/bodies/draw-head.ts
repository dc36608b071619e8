import type { Body } from '../rig/body.ts';
import { along } from '../rig/geometry.ts';
import type { SolvedFigure } from '../rig/solve.ts';
import { boneOutline } from './bone-shape.ts';
import { transformAt } from './draw-arm.ts';
import { beards, faceLines, frontGlasses, GLASSES, type Mood, sideGlasses } from './face-shapes.ts';
import { hairBehind, hairOver } from './hair.ts';
import { path, type Shape, stroke } from './shape.ts';

const profile =
  'M-3-22C8-23 15.2-17.6 15.6-8.4C15.7-6.4 15.2-5 15.6-3.6C16.6-1 19.4 2 19.6 3.8' +
  'C19.7 5.6 17.4 5.8 16.4 6.2C16.3 7.2 17.2 8.2 17 9.3C16.9 10.1 16.2 10.3 16 10.8' +
  'C16.6 11.6 16.6 12.8 15.8 13.6C15.2 14.6 15.9 16.2 15.2 18C14.2 20.8 11 22.2 7.6 21.6' +
  'C3 20.8-3 18.5-6.4 14C-10 13-18 9-18.5-3C-19-15-12-21.5-3-22Z';
const front =
  'M0-22C11-22 17-13.5 16.6-2.6C16.2 8.6 10.4 22 0 22C-10.4 22-16.2 8.6-16.6-2.6C-17-13.5-11-22 0-22Z';
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
      put(path(`${key}-face`, front, body.skin.base)),
      ...hairOver(key, figure, headTransform(figure)),
    ];
  }
  const isFront = torso.look === 'front';
  const face = faceLines(isFront, figure.pose.eyes ?? 'closed', mood);
  return [
    ...(isFront ? [put(path(`${key}-ears`, ears, body.skin.shade))] : []),
    put(path(`${key}-face`, isFront ? front : profile, body.skin.base)),
    put(path(`${key}-blush`, face.blush, body.skin.blush, { opacity: face.warmth })),
    ...beard(key, body, isFront).map(put),
    put(stroke(`${key}-eyes`, face.eyes, body.skin.line, face.eyes.includes('v') ? 2.6 : 1.7)),
    put(stroke(`${key}-brows`, face.brows, body.hair.color, 1.6, 0.85)),
    put(stroke(`${key}-nose`, face.nose, body.skin.shade, 1.5)),
    put(stroke(`${key}-mouth`, face.mouth, body.skin.line, 1.6)),
    ...hairOver(key, figure, transform),
    ...(isFront || body.hair.style === 'scarf'
      ? []
      : [put(path(`${key}-ear`, ear, body.skin.shade))]),
    ...(body.glasses
      ? [put(stroke(`${key}-glasses`, isFront ? frontGlasses : sideGlasses, GLASSES, 1.5))]
      : []),
  ];
}

function beard(key: string, { hair }: Body, isFront: boolean): Shape[] {
  if (!hair.beard) return [];
  const { front, side } = beards[hair.beard];
  return [path(`${key}-beard`, isFront ? front : side, hair.color)];
}
