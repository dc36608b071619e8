import type { BodyLayer, Layer } from './bodies/draw-figure.ts';
import type { Contour, Drawn } from './bodies/shape.ts';
import { mixed } from './lighting.ts';
import { at, type Vec } from './rig/geometry.ts';
import type { SolvedPair } from './rig/solve.ts';
import type { RoomLight } from './rooms/backdrop.ts';
import { nameOf, type SeenShadows, seenShadows } from './seen-shadows.ts';

/** How far from the light the shadow of one body on the other is moved. */
const SHIFT = 7;
/** Darker than the hue of the room's shadows, or it would lighten dark clothes; and seen through. */
const DARKENED = 0.55;
const OPACITY = 0.26;

/** How one of the two shades the other, in all pictures of a step. */
export type Shading = { fill: string; shift: Vec; seen: SeenShadows; prefix: string };

export function shadingFor(
  { toward: [right, down], shadow }: RoomLight,
  pairs: readonly SolvedPair[],
  prefix: string,
): Shading {
  const shift = { x: -right * SHIFT, y: down * SHIFT };
  return {
    fill: mixed(shadow, '#000000', DARKENED),
    shift,
    seen: seenShadows(pairs, shift),
    prefix,
  };
}

/** The pieces that bound a part; all others lie within these. */
const CONTOUR = /-(skin|hand|sleeve|foot|cloth|top|hips|neck|tuck|drape|face|hair)$/;

/**
 * What all layers draw, back to front, with the shadow of one body on the other: onto each part, as
 * soon as it is painted, falls that of the partner's parts that are painted later, and these then
 * cover what of it they hide. So an arm around a shoulder shades the shoulder, and nothing is shaded
 * by what is behind it, however the two interlock.
 */
export function shadedLayers(
  layers: readonly (Layer | BodyLayer)[],
  { fill, shift, seen, prefix }: Shading,
): Drawn[] {
  const attrs = { fill, opacity: OPACITY, transform: `translate(${at(shift)})` };
  return layers.flatMap((layer, index): Drawn[] => {
    const casters = 'who' in layer && seen.get(nameOf(layer));
    if (!casters) return layer.shapes;
    const on = contourOf(layer);
    const of = layers
      .slice(index + 1)
      .filter((later) => 'who' in later && casters.has(nameOf(later)))
      .map(contourOf);
    if (on.length === 0 || of.length === 0) return layer.shapes;
    const key = `${layer.shapes[0]?.key}-shade`;
    return [...layer.shapes, { key, tag: 'shade', id: `${prefix}-${key}`, of, on, attrs }];
  });
}

function contourOf({ shapes }: Layer): Contour {
  return shapes.filter(
    ({ key, attrs }) => attrs.d !== '' && attrs.fill !== 'none' && CONTOUR.test(key),
  );
}
