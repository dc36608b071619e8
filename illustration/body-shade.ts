import type { BodyLayer, Layer } from './bodies/draw-figure.ts';
import { mixed } from './bodies/oklab.ts';
import type { Contour, Drawn } from './bodies/shape.ts';
import { at, type Vec } from './rig/geometry.ts';
import type { SolvedPair } from './rig/solve.ts';
import type { RoomLight } from './rooms/backdrop.ts';
import { nameOf, type SeenShadows, seenShadows } from './seen-shadows.ts';

/** Distance by which the shadow of one body on the other is moved away from the light. */
const SHIFT = 7;
/**
 * Share by which the room's shadow hue is darkened, so that the shadow does not lighten dark
 * clothes, and the shadow's opacity.
 */
const DARKENED = 0.55;
const OPACITY = 0.26;

/** Settings for the shadow of one figure on the other, shared by all pictures of a step. */
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

/** Keys of the pieces that bound a part. All others lie within these. */
const CONTOUR = /-(skin|hand|sleeve|foot|cloth|top|hips|neck|tuck|drape|face|hair)$/;

/**
 * Returns what all layers draw, back to front, with the shadow of one body on the other. As soon as
 * a part is painted, the shadow of those partner parts that are painted later falls on it. The
 * partner's parts then cover some of the shadow. So an arm around a shoulder shades the shoulder,
 * and no part is shaded by a part behind it, however the two interlock.
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
