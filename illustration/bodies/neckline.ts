import type { Body } from '../rig/body.ts';
import { at, place, type Vec } from '../rig/geometry.ts';
import { chestTurn, type Torso } from '../rig/torso.ts';

/** Depth of a neckline. Tops without sleeves are cut lower. */
const depthOf = (isSleeveless: boolean) => (isSleeveless ? 1.35 : 0.8);

/** Turn from which a chest shows its neckline from the front or from behind. */
const TURNED = 0.25;

const isInProfile = (torso: Torso) => torso.view === 'side' && Math.abs(chestTurn(torso)) < TURNED;

/** Draws the skin that a neckline leaves bare. */
export function neckline(torso: Torso, body: Body, isSleeveless: boolean): string {
  const line = collar(torso, body, depthOf(isSleeveless));
  if (!isInProfile(torso)) return `${line}Z`;
  const { neckBase, chestUp, chestForward } = torso;
  const r = body.neckRadius;
  const front = place(neckBase, chestUp, chestForward, 1, r + 1.4);
  return `${line}L${at(front)}Z`;
}

/** Draws the seams where a top ends: along its neckline and, without sleeves, around the arm. */
export function topEdges(torso: Torso, body: Body, isSleeveless: boolean): string {
  const line = collar(torso, body, depthOf(isSleeveless));
  return isSleeveless ? line + armholes(torso, body) : line;
}

function collar(torso: Torso, body: Body, depth: number): string {
  const { neckBase, chestUp, chestForward } = torso;
  const r = body.neckRadius;
  const put = (height: number, forward: number) =>
    place(neckBase, chestUp, chestForward, height, forward);
  if (isInProfile(torso)) {
    const low = put(-9 * depth, r + 4.5 * depth);
    return `M${at(low)}Q${at(put(-6 * depth, -1))} ${at(put(2, -r - 0.6))}`;
  }
  const side = r + 3 * depth;
  const open = torso.view === 'side' ? chestTurn(torso) : 0;
  const fall = (torso.view === 'back' || open < 0 ? -4 : -20) * depth;
  // Move the throat aside on a turned chest, where it has not reached the middle.
  const aside = open > 0 ? (1 - open) * 9 : 0;
  const [low, lowOther] = [put(fall, side * 0.75 + aside), put(fall, aside - side * 0.75)];
  return `M${at(put(1.5, side))}C${at(low)} ${at(lowOther)} ${at(put(1.5, -side))}`;
}

/** Draws the seam around the lower half of each visible shoulder. The arm covers the upper half. */
function armholes({ view, shoulder, chestUp, chestForward }: Torso, body: Body): string {
  const r = body.armRadius * 1.14;
  const round = (centre: Vec, from: number, to: number) =>
    `M${at(place(centre, chestUp, chestForward, 3, from))}` +
    `Q${at(place(centre, chestUp, chestForward, -r * 1.9, (from + to) / 2))} ` +
    `${at(place(centre, chestUp, chestForward, 3, to))}`;
  if (view === 'side') return round(shoulder.near, r, -r);
  return round(shoulder.near, -r, r * 0.2) + round(shoulder.far, r, -r * 0.2);
}
