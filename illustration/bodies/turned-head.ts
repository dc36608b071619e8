import type { SolvedFigure } from '../rig/solve.ts';

/** View in which a head is drawn. One that is `turned` looks past us, between profile and front. */
export type HeadView = 'side' | 'turned' | 'front' | 'back';

/** Turn of a body from which its head turns too. */
const TURNS_FROM = 0.4;

/** Returns the view of a head. A body turned to us turns its head too, unless the pose says where. */
export function headViewOf({ pose, torso: { look, view, turn } }: SolvedFigure): HeadView {
  return pose.look === undefined && view === 'side' && turn >= TURNS_FROM ? 'turned' : look;
}

export const turnedFace =
  'M0-22C10-22.4 16.8-15.4 16.2-6.6C16-4.6 15.2-3.6 15.4-1.6C16.4 1 17 4.6 16.2 8.4C15 14.4 12.4 22 6 22C-3 22-10 18-12.6 12C-17 8-18.6-4-17.6-10C-15-19-8-22 0-22Z';

/** Moves the features of a front face to the side, the farther half narrower. */
const ofFeatures = (x: number) => 5.2 + x * (x > 0 ? 0.7 : 0.86);
/** Moves a beard like the mouth in it, the nearer half as wide as the cheek. */
const ofBeard = (x: number) => 5.2 + x * (x > 0 ? 0.7 : 1.1);
/** Moves hair and ear of a profile back. */
const ofProfile = (x: number) => 0.76 * x - 6.6;
/** Moves a scarf, whose back half is the wider one. */
const ofScarf = (x: number) => 2.4 + x * (x > 0 ? 0.9 : 1.1);
/** Moves hair of a front face a little. */
const ofFrontHair = (x: number) => 0.93 * x + 1.2;

export const turnedFeature = (d: string) => moved(d, ofFeatures);
export const turnedBeard = (d: string) => moved(d, ofBeard);
export const turnedBeside = (d: string) => moved(d, ofProfile);
/** Returns the parts of a front face's feature that lie on the nearer half. */
export const nearFeature = (d: string) => turnedFeature((d.match(/M-[^M]*/g) ?? []).join(''));
export const turnedScarf = (d: string) => moved(d, ofScarf);
export const turnedHair = (side: string, front: string) =>
  moved(side, ofProfile) + moved(front, ofFrontHair);

const known = new Map<string, string>();

/** Moves the points of a path to the side. Absolute points change, relative lines keep their size. */
function moved(d: string, across: (x: number) => number): string {
  const key = `${across(-1)}${d}`;
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  const result = d.replace(/([MLCQ])([^A-Za-z]*)/g, (_, command: string, list: string) => {
    const numbers = (list.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    const points = numbers.map((value, i) => (i % 2 ? value : Math.round(across(value) * 10) / 10));
    return command + points.join(' ');
  });
  known.set(key, result);
  return result;
}
