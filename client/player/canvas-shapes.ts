import type { Shape } from '../../figures/shape.ts';
import type { Gradient } from '../../figures/svg.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** What shapes are filled with, by what their attributes call it. */
export type Fills = ReadonlyMap<string, CanvasGradient>;

/** The gradients that lie on the couple from one point to another; theirs are of no other kind. */
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

/** Draws on a canvas what figures/svg.ts writes as markup. */
export function drawShapes(context: Context, shapes: readonly Shape[], fills: Fills): void {
  for (const { tag, attrs } of shapes) {
    const { fill, stroke, opacity = 1, transform } = attrs;
    if (opacity === 0) continue;
    if (transform) {
      context.save();
      applyTransform(context, String(transform));
    }
    const outline = outlineOf(tag, attrs);
    context.globalAlpha = Number(opacity);
    if (fill !== 'none') {
      context.fillStyle = fills.get(String(fill)) ?? String(fill);
      context.fill(outline);
    }
    if (stroke) {
      context.strokeStyle = String(stroke);
      context.lineWidth = Number(attrs['stroke-width']);
      context.lineCap = attrs['stroke-linecap'] === 'round' ? 'round' : 'butt';
      context.stroke(outline);
    }
    if (transform) context.restore();
  }
}

function outlineOf(tag: Shape['tag'], attrs: Shape['attrs']): Path2D {
  if (tag === 'path') return new Path2D(String(attrs.d));
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

/** The moves, turns and scalings of an SVG transform, one after the other. */
export function applyTransform(context: Context, transform: string): void {
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = list.split(/[ ,]+/).map(Number);
    if (name === 'translate') context.translate(first, second);
    else if (name === 'scale') context.scale(first, list.includes(' ') ? second : first);
    else if (name === 'rotate') context.rotate((first * Math.PI) / 180);
    else throw new Error(`a canvas knows no ${name}`);
  }
}
