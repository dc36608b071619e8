import type { Shape } from '../../../illustration/bodies/shape.ts';
import type { Gradient } from '../../../illustration/bodies/svg.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** Gradients that fill shapes, by the name in the shapes' attributes. */
export type Fills = ReadonlyMap<string, CanvasGradient>;

/**
 * Creates the gradients that lie on the couple from one point to another. The couple has no other
 * kind.
 */
export function fillsFor(context: Context, gradients: readonly Gradient[]): Fills {
  const fills = new Map<string, CanvasGradient>();
  for (const gradient of gradients) {
    if (gradient.kind !== 'line') continue;
    const fill = context.createLinearGradient(...gradient.line);
    for (const [offset, color] of gradient.stops) fill.addColorStop(offset, color);
    fills.set(`url(#${gradient.id})`, fill);
  }
  return fills;
}

/** Outlines that were drawn last, by their shapes' keys: an unchanged path is not parsed again. */
export type Outlines = Map<string, { d: Shape['attrs'][string]; outline: Path2D }>;

/** Draws on a canvas the shapes that illustration/bodies/svg.ts writes as markup. */
export function drawShapes(
  context: Context,
  shapes: readonly Shape[],
  fills: Fills,
  outlines: Outlines,
): void {
  // Read a head's transform once: its shapes follow each other and share the transform.
  let applied: Shape['attrs'][string] | undefined;
  for (const shape of shapes) {
    const { fill, stroke, opacity = 1, transform, d } = shape.attrs;
    if (opacity === 0 || d === '') continue;
    if (transform !== applied) {
      if (applied) context.restore();
      if (transform) {
        context.save();
        applyTransform(context, String(transform));
      }
      applied = transform;
    }
    const outline = d === undefined ? outlineOf(shape) : pathOf(shape.key, d, outlines);
    context.globalAlpha = Number(opacity);
    if (fill !== 'none') {
      context.fillStyle = fills.get(String(fill)) ?? String(fill);
      context.fill(outline);
    }
    if (stroke) {
      context.strokeStyle = String(stroke);
      context.lineWidth = Number(shape.attrs['stroke-width']);
      context.lineCap = shape.attrs['stroke-linecap'] === 'round' ? 'round' : 'butt';
      context.stroke(outline);
    }
  }
  if (applied) context.restore();
}

/**
 * Caches paths. Hands, feet and faces move by their transforms alone, so that their paths never
 * change.
 */
function pathOf(key: string, d: Shape['attrs'][string], outlines: Outlines): Path2D {
  const last = outlines.get(key);
  if (last?.d === d) return last.outline;
  const outline = new Path2D(String(d));
  outlines.set(key, { d, outline });
  return outline;
}

function outlineOf({ tag, attrs }: Shape): Path2D {
  const outline = new Path2D();
  const number = (name: string) => Number(attrs[name] ?? 0);
  if (tag === 'rect') {
    outline.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  } else {
    const [rx, ry] = tag === 'circle' ? ['r', 'r'] : ['rx', 'ry'];
    outline.ellipse(number('cx'), number('cy'), number(rx), number(ry), 0, 0, 2 * Math.PI);
  }
  return outline;
}

/** Applies the moves, turns and scalings of an SVG transform, in order. */
export function applyTransform(context: Context, transform: string): void {
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second] = list.split(/[ ,]+/).map(Number);
    if (name === 'translate') context.translate(first, second ?? 0);
    else if (name === 'scale') context.scale(first, second ?? first);
    else if (name === 'rotate') context.rotate((first * Math.PI) / 180);
    else throw new Error(`a canvas knows no ${name}`);
  }
}
