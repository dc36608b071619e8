import { labOf } from './bodies/color-distance.ts';
import type { CoreLight } from './bodies/core-shadow.ts';
import { BACKMOST, type Layer } from './bodies/draw-figure.ts';
import { mixed } from './bodies/oklab.ts';
import { path, type Shape } from './bodies/shape.ts';
import type { Gradient } from './bodies/svg.ts';
import type { Cast } from './cast.ts';
import { clamp, round } from './rig/geometry.ts';
import type { SolvedFigure, SolvedPair, Who } from './rig/solve.ts';
import type { RoomLight } from './rooms/backdrop.ts';

/** Color as a gradient over a body (`fill`), and at a place in the couple's own coordinates (`at`). */
type LitColor = { fill: string; at: (x: number, y: number) => string };
type LitColors = ReadonlyMap<string, LitColor>;

export type Lighting = {
  colors: Record<Who, LitColors>;
  rim: { color: string; opacity: number; shift: string };
  core: CoreLight;
};

/** Width of the line of light along the lit edge of a figure. */
const RIM = 1.5;
/**
 * Lightness below which a cloth counts as dark, and the most light or shadow mixed into such a cloth,
 * because navy would turn gray.
 */
const DARK = 35;
const MOST_ON_DARK = 0.1;
/** Number of colors between lit and shadowed for a hand or a head. More would not be visible. */
const LEVELS = 24;

/** Lights each figure from its lit end to the other, over all places where it is seen. */
export function lightingFor(
  light: RoomLight,
  cast: Cast,
  pairs: readonly SolvedPair[],
  prefix: string,
): { lighting: Lighting; gradients: Gradient[] } {
  const [right, down] = light.toward;
  const gradients: Gradient[] = [];
  const litColors = (who: Who): LitColors => {
    const line = lightLine(
      pairs.map((pair) => pair[who]),
      light,
    );
    const [left, top] = line;
    const way = { x: line[2] - left, y: line[3] - top };
    const length = way.x ** 2 + way.y ** 2 || 1;
    const { skin, hair } = cast[who].body;
    const { top: shirt, bottom } = cast[who].outfit;
    const cloths = [shirt.cloth.base, shirt.cloth.shade, bottom.cloth.base, bottom.cloth.shade];
    const colors = new Map<string, LitColor>();
    for (const color of [skin.base, skin.shade, hair.color, ...cloths]) {
      if (colors.has(color)) continue;
      const id = `${prefix}-lit-${who}${colors.size}`;
      const most = cloths.includes(color) && labOf(color)[0] < DARK ? MOST_ON_DARK : 1;
      const ends = [
        // Light dark colors less, as they reflect less: black hair would turn brown.
        mixed(color, light.lit, Math.min(most, light.litShare * brightness(color))),
        color,
        mixed(color, light.shadow, Math.min(most, light.shadowShare)),
      ] as const;
      // Leave out the hair, which has one color.
      if (color !== hair.color) {
        gradients.push({ id, kind: 'line', line, stops: ends.map((end, at) => [at / 2, end]) });
      }
      const levels: string[] = [];
      const at = (x: number, y: number) => {
        const t = ((x - left) * way.x + (y - top) * way.y) / length;
        const level = Math.round(clamp(t, 0, 1) * LEVELS);
        levels[level] ??= mixedAt(ends, level / LEVELS);
        return levels[level];
      };
      colors.set(color, { fill: `url(#${id})`, at });
    }
    return colors;
  };
  const rim = {
    color: light.lit,
    opacity: light.rim,
    shift: `translate(${round(right * RIM)} ${round(down * RIM)})`,
  };
  const core = { away: { x: -right, y: down }, color: mixed(light.shadow, '#000000', 0.4) };
  return { lighting: { colors: { a: litColors('a'), b: litColors('b') }, rim, core }, gradients };
}

/** Distance from joints to the skin around them. */
const FLESH = 14;

/** Returns a line through a figure's places in a step, from the lit end to the other, y downward. */
function lightLine(
  figures: readonly SolvedFigure[],
  { toward: [right, down] }: RoomLight,
): readonly [number, number, number, number] {
  const points = figures.flatMap(({ torso, limbs }) => [
    torso.headCentre,
    torso.pelvis,
    ...Object.values(limbs).flatMap(({ joint, end }) => [joint, end]),
  ]);
  const range = (values: number[]) => [Math.min(...values) - FLESH, Math.max(...values) + FLESH];
  const [left = 0, rightmost = 0] = range(points.map(({ x }) => x));
  const [top = 0, bottom = 0] = range(points.map(({ y }) => -y));
  const [x, y] = [(left + rightmost) / 2, (top + bottom) / 2];
  const [aside, below] = [((rightmost - left) / 2) * right, ((bottom - top) / 2) * down];
  return [round(x + aside), round(y + below), round(x - aside), round(y - below)];
}

/** Mixes a color between the two ends, through the color itself. */
function mixedAt([lit, color, shadowed]: readonly [string, string, string], t: number): string {
  return t < 0.5 ? mixed(lit, color, t * 2) : mixed(color, shadowed, t * 2 - 1);
}

/** Brightness of a color, from 0 to 1. */
function brightness(color: string): number {
  const value = Number.parseInt(color.slice(1), 16);
  return Math.max(value >> 16, (value >> 8) & 0xff, value & 0xff) / 0xff;
}

const PLACE = 'translate('.length;

/** Reads the place of a head, a hand or a foot from its transform. */
function placeOf(transform: string): [number, number] {
  const space = transform.indexOf(' ', PLACE);
  return [
    Number(transform.slice(PLACE, space)),
    Number(transform.slice(space + 1, transform.indexOf(')', space))),
  ];
}

/**
 * Colors a figure by the room's light. A head, a hand or a foot has one color, by its place.
 * Returns the outline, to be painted behind the figure and moved toward the light, so that a lit
 * edge shows.
 */
export function light(
  key: Who,
  layers: readonly Layer[],
  { colors: { [key]: colors }, rim }: Lighting,
): Shape[] {
  let body = '';
  let head = '';
  let headPlace = '';
  const face = layers.flatMap(({ shapes }) => shapes).find((one) => one.key === `${key}-face`);
  const hairPlace = placeOf(String(face?.attrs.transform ?? ''));
  for (const { z, shapes } of layers) {
    // Leave the edge out for hindmost layers, because the edge would be painted over them.
    const hasEdge = z > BACKMOST;
    for (const { key: name, attrs } of shapes) {
      if (name === `${key}-tail`) {
        const paint = attrs.stroke ? 'stroke' : 'fill';
        // Give hanging hair the one color of the hair on the head.
        attrs[paint] = colors.get(attrs[paint] as string)?.at(...hairPlace) ?? attrs[paint] ?? '';
        if (hasEdge && !attrs.transform && !attrs.stroke) body += attrs.d;
        continue;
      }
      const lit = colors.get(attrs.fill as string);
      if (!lit) continue;
      if (attrs.transform === undefined) {
        attrs.fill = lit.fill;
        if (hasEdge) body += attrs.d;
        continue;
      }
      const transform = attrs.transform as string;
      attrs.fill = lit.at(...placeOf(transform));
      if (name === `${key}-hair` || name === `${key}-face`) {
        head = `${attrs.d}${head}`;
        headPlace = transform;
      }
    }
  }
  const { color, opacity, shift } = rim;
  return [
    path(`${key}-rim`, body, color, { opacity, transform: shift }),
    path(`${key}-rim-head`, head, color, { opacity, transform: `${shift}${headPlace}` }),
  ];
}
