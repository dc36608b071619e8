import { along, at, between, minus, place, type Side, type Vec } from '../rig/geometry.ts';
import type { SolvedFigure } from '../rig/solve.ts';
import { backHair, frontHair, sideHair } from './hair-shapes.ts';
import { path, type Shape, stroke } from './shape.ts';
import { headViewOf, turnedHair, turnedScarf } from './turned-head.ts';

const DOWN: Vec = { x: 0, y: -1 };

/**
 * Returns a formatter that keeps hair above the surface: hair that reaches the floor lies on it.
 */
function fallingOnto(surface: number): (point: Vec) => string {
  const lowest = surface + 2;
  return (point) => at(point.y < lowest ? { x: point.x, y: lowest } : point);
}

/** Draws hair on the head itself, painted over the face. */
export function hairOver(key: string, figure: SolvedFigure, transform: string): Shape[] {
  const { hair } = figure.body;
  const look = headViewOf(figure);
  const isScarf = hair.style === 'scarf';
  const shapes = {
    back: () => backHair[hair.style],
    front: () => frontHair[hair.style],
    side: () => sideHair[hair.style],
    turned: () =>
      isScarf
        ? turnedScarf(frontHair.scarf)
        : turnedHair(sideHair[hair.style], frontHair[hair.style]),
  };
  const d = shapes[look]();
  const inProfile = look === 'side' || look === 'turned';
  const gleam =
    isScarf && look !== 'back'
      ? scarfFolds[look]
      : inProfile
        ? 'M-11-19.6C-6-23-.6-23.8 5-22.6'
        : 'M-9-21C-4-23.4 3-23.6 8-21.4';
  const shine = stroke(`${key}-shine`, gleam, hair.shade, 1.8, 0.8);
  return [
    path(`${key}-hair`, d, hair.color, { transform }),
    { ...shine, attrs: { ...shine.attrs, transform } },
  ];
}

/** Draws hanging hair, which starts at the head and falls with gravity, however the head lies. */
export function hairBehind(
  key: string,
  figure: SolvedFigure,
  transform: string,
  side: Side,
): Shape[] {
  const { hair, size } = figure.body;
  const { torso } = figure;
  // Use the bed as the surface for a figure on a bed, so that their hair lies on the bed too.
  const surface = figure.ground + (figure.pose.lift ?? 0);
  const flat = torso.look === 'side';
  const from = (up: number, back: number) =>
    along(along(torso.headCentre, torso.headUp, up * size), torso.headForward, -back * size);
  switch (hair.style) {
    case 'bun': {
      const d = 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z';
      const spot = from(19, flat ? 16 : 0);
      const up = flat ? 0 : 6;
      const centre = along(spot, torso.headUp, up);
      return [path(`${key}-tail`, d, hair.color, { transform: `translate(${at(centre)})` })];
    }
    case 'ponytail':
      return [
        path(
          `${key}-tail`,
          tail(from(10, flat ? 17 : 5), torso, 46 * size, 8, side, surface),
          hair.color,
        ),
      ];
    case 'braid':
      return [
        path(
          `${key}-tail`,
          tail(from(-4, flat ? 15 : 8), torso, 60 * size, 6.4, side, surface),
          hair.color,
        ),
      ];
    case 'long':
      return [path(`${key}-tail`, curtain(figure, flat, 50 * size), hair.color)];
    case 'locs':
      return [stroke(`${key}-tail`, strands(figure, flat), hair.color, 6.4 * size)];
    case 'scarf':
      return drape(key, figure);
    case 'bob':
    case 'curls': {
      if (flat || torso.look === 'back') return [];
      const d = 'M-20-6C-24 4-22 14-17 18C-8 21 8 21 17 18C22 14 24 4 20-6C14-20-14-20-20-6Z';
      return [path(`${key}-tail`, d, hair.color, { transform })];
    }
    default:
      return [];
  }
}

type Head = SolvedFigure['torso'];

/** Draws rooted strands side by side, longest at the nape. */
function strands({ torso, body, pose }: SolvedFigure, flat: boolean): string {
  const fallen = fallingOnto(pose.lift ?? 0);
  const s = body.size;
  const roots = flat ? [-5, -9, -13, -17] : [-18, -14, -9, 9, 14, 18];
  return roots
    .map((forward, index) => {
      const level = along(torso.headCentre, torso.headUp, (flat ? 6 : 2) * s);
      const root = along(level, torso.headForward, forward * s);
      const length = (26 + 4 * (index % 3)) * s;
      const tip = along(along(root, DOWN, length), torso.headForward, (flat ? -3 : 0) * s);
      return `M${fallen(root)}L${fallen(tip)}`;
    })
    .join('');
}

const frontFolds =
  'M0-19.8C-10-19.8-14.8-12.6-14.6-4C-14.4 6.6-9.2 19.6 0 20.8C9.2 19.6 14.4 6.6 14.6-4C14.8-12.6 10-19.8 0-19.8M-15.4 13C-9 21.6 2 25 11 19.4';

/** Edge around the face and two folds of a scarf. */
const scarfFolds = {
  side: 'M14.8-12.4C9-13.8 5.6-10.4 4.6-4.4C3.8 2 4.8 12 9.2 20.6M8.4 18.4C1 16-9 13-19 6M6.6 23.4C0 21.4-8 20-16.4 15.6',
  front: frontFolds,
  turned: turnedScarf(frontFolds),
};

/** Draws a scarf from the head around the neck, onto chest and shoulders. */
function drape(key: string, { torso, body }: SolvedFigure): Shape[] {
  const { headCentre, headUp, headForward, neckBase, chestUp, chestForward } = torso;
  const s = body.size;
  const r = body.neckRadius;
  const flat = torso.view === 'side';
  const inProfile = torso.look === 'side';
  const onHead = (up: number, forward: number) =>
    place(headCentre, headUp, headForward, up * s, forward * s);
  const onChest = (up: number, forward: number) =>
    place(neckBase, chestUp, chestForward, up, forward);
  const chin = onHead(-18, inProfile ? 9 : 12);
  const nape = onHead(-8, inProfile ? -17 : -12);
  const front = onChest(flat ? -20 : -12, r + (flat ? 9 : 12));
  const low = onChest(-34, 0);
  const back = onChest(flat ? -9 : -8, -r - (flat ? 7 : 12));
  const cloth =
    `M${at(chin)}Q${at(onChest(6, r + 3))} ${at(front)}Q${at(low)} ${at(back)}` +
    `Q${at(onChest(6, -r - 3))} ${at(nape)}Z`;
  const fold = (share: number) =>
    `M${at(onChest(8 - 18 * share, -r * 0.8))}Q${at(onChest(2 - 22 * share, 0))} ${at(onChest(7 - 20 * share, r * 0.9))}`;
  const { color, shade } = body.hair;
  return [
    path(`${key}-tail`, cloth, color),
    stroke(`${key}-tail-folds`, fold(0) + fold(0.7), shade, 1.8),
  ];
}

/** Draws a tapered strand, which leaves backward and then gives way to gravity. */
function tail(
  root: Vec,
  head: Head,
  length: number,
  width: number,
  side: Side,
  surface: number,
): string {
  const fallen = fallingOnto(surface);
  const back = { x: -head.headForward.x, y: -head.headForward.y };
  const bow = along(along(root, back, length * 0.26), DOWN, length * 0.1);
  const low = along(along(root, back, length * 0.2), DOWN, length * 0.72);
  const tip = along(along(root, back, length * 0.06), DOWN, length);
  const out = (point: Vec, amount: number) => along(point, { x: -side, y: 0.2 }, amount);
  return (
    `M${fallen(along(root, head.headUp, width * 0.8))}` +
    `C${fallen(along(out(bow, width * 0.7), head.headUp, width))} ${fallen(out(low, width))} ${fallen(tip)}` +
    `C${fallen(out(low, -width * 0.9))} ${fallen(out(bow, -width * 0.6))} ${fallen(along(root, head.headUp, -width))}Z`
  );
}

/** Share of hair below the surface that spreads out on the surface beyond the crown. */
const SPREADING = 0.4;

/**
 * Draws long hair, as wide as the part of the head from which it falls: from back to temple on an
 * upright head, from crown to nape on a lying one.
 */
function curtain(
  { torso, body, pose, ground }: SolvedFigure,
  flat: boolean,
  length: number,
): string {
  const surface = ground + (pose.lift ?? 0) + 2;
  const { headCentre, headUp, headForward } = torso;
  const s = body.size;
  const put = (up: number, forward: number) =>
    along(along(headCentre, headUp, up * s), headForward, forward * s);
  const lying = Math.abs(headForward.y);
  const upright = flat
    ? { left: put(2, -20), right: put(4, -1) }
    : { left: put(0, -18), right: put(0, 18) };
  const [crown, nape] = flat ? [put(17, -12), put(-8, -11)] : [put(20, 0), put(-6, 0)];
  // Keep the same order as on an upright head, so that the two edges never cross.
  const inOrder = upright.left.x < upright.right.x === crown.x < nape.x;
  const level = inOrder ? { left: crown, right: nape } : { left: nape, right: crown };
  const left = between(upright.left, level.left, lying);
  const right = between(upright.right, level.right, lying);
  const fallen = (point: Vec) => {
    const beyond = Math.max(0, surface - point.y);
    return at({ x: point.x + headUp.x * lying * beyond * SPREADING, y: point.y + beyond });
  };
  const tipLeft = along(along(left, DOWN, length), minus(left, right), 0.06);
  const tipRight = along(
    along(right, DOWN, length * (flat ? 0.86 : 1)),
    minus(right, left),
    flat ? -0.3 : 0.06,
  );
  const top = put(16, flat ? -8 : 0);
  return (
    `M${fallen(left)}C${fallen(along(left, DOWN, length * 0.4))} ${fallen(along(tipLeft, DOWN, -length * 0.3))} ${fallen(tipLeft)}` +
    `Q${fallen(along(tipLeft, minus(tipRight, tipLeft), 0.5))} ${fallen(tipRight)}` +
    `C${fallen(along(tipRight, DOWN, -length * 0.4))} ${fallen(along(right, DOWN, length * 0.2))} ${fallen(right)}` +
    `Q${fallen(top)} ${fallen(left)}Z`
  );
}
