import { labOf } from './bodies/color-distance.ts';
import { BACKMOST, type Layer } from './bodies/draw-figure.ts';
import { mixed } from './bodies/oklab.ts';
import { path, type Shape } from './bodies/shape.ts';
import type { Gradient } from './bodies/svg.ts';
import type { Cast } from './cast.ts';
import { CANVAS, type Camera } from './rig/camera.ts';
import { clamp, round } from './rig/geometry.ts';
import type { RoomLight } from './rooms/backdrop.ts';

/**
 * Color as a gradient over both figures (`fill`), and at a place in the couple's own coordinates
 * (`at`).
 */
type LitColor = { fill: string; at: (x: number, y: number) => string };

export type Lighting = {
  colors: ReadonlyMap<string, LitColor>;
  rim: { color: string; opacity: number; shift: string };
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

/** Lights both figures with one light, from the lit end of the couple to the other. */
export function lightingFor(
  light: RoomLight,
  cast: Cast,
  { scale, shift, focus }: Camera,
  prefix: string,
): { lighting: Lighting; gradients: Gradient[] } {
  const [right, down] = light.toward;
  const middle = { x: (focus.left + focus.right) / 2, y: (focus.top + CANVAS.floor) / 2 };
  const half = {
    x: ((focus.right - focus.left) / 2) * right,
    y: ((CANVAS.floor - focus.top) / 2) * down,
  };
  const local = (x: number, y: number) => ({
    x: round((x - shift) / scale),
    y: round((y - CANVAS.floor) / scale),
  });
  const from = local(middle.x + half.x, middle.y + half.y);
  const to = local(middle.x - half.x, middle.y - half.y);
  const line = [from.x, from.y, to.x, to.y] as const;
  const way = { x: to.x - from.x, y: to.y - from.y };
  const length = way.x ** 2 + way.y ** 2 || 1;
  const gradients: Gradient[] = [];
  const colors = new Map<string, LitColor>();
  const cloths = clothColorsOf(cast);
  for (const color of [...bodyColorsOf(cast), ...cloths]) {
    if (colors.has(color)) continue;
    const id = `${prefix}-lit-${colors.size}`;
    const most = cloths.has(color) && labOf(color)[0] < DARK ? MOST_ON_DARK : 1;
    const ends = [
      // Light dark colors less, as they reflect less: black hair would turn brown.
      mixed(color, light.lit, Math.min(most, light.litShare * brightness(color))),
      color,
      mixed(color, light.shadow, Math.min(most, light.shadowShare)),
    ] as const;
    gradients.push({ id, kind: 'line', line, stops: ends.map((end, at) => [at / 2, end]) });
    const levels: string[] = [];
    const at = (x: number, y: number) => {
      const t = ((x - from.x) * way.x + (y - from.y) * way.y) / length;
      const level = Math.round(clamp(t, 0, 1) * LEVELS);
      levels[level] ??= mixedAt(ends, level / LEVELS);
      return levels[level];
    };
    colors.set(color, { fill: `url(#${id})`, at });
  }
  const rim = {
    color: light.lit,
    opacity: light.rim,
    shift: `translate(${round(right * RIM)} ${round(down * RIM)})`,
  };
  return { lighting: { colors, rim }, gradients };
}

/** Mixes a color between the two ends, through the color itself. */
function mixedAt([lit, color, shadowed]: readonly [string, string, string], t: number): string {
  return t < 0.5 ? mixed(lit, color, t * 2) : mixed(color, shadowed, t * 2 - 1);
}

/** Lists the colors of skin and hair of both. */
function bodyColorsOf({ a, b }: Cast): string[] {
  return [a, b].flatMap(({ body: { skin, hair } }) => [skin.base, skin.shade, hair.color]);
}

function clothColorsOf({ a, b }: Cast): Set<string> {
  const cloths = [a, b].flatMap(({ outfit: { top, bottom } }) => [top.cloth, bottom.cloth]);
  return new Set(cloths.flatMap(({ base, shade }) => [base, shade]));
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
export function light(key: string, layers: readonly Layer[], { colors, rim }: Lighting): Shape[] {
  let body = '';
  let head = '';
  let headPlace = '';
  for (const { z, shapes } of layers) {
    // Leave the edge out for hindmost layers, because the edge would be painted over them.
    const hasEdge = z > BACKMOST;
    for (const { key: name, attrs } of shapes) {
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
