/** SVG element. Pictures of one scene always have the same keys in the same order. */
export type Shape = {
  key: string;
  tag: 'path' | 'circle' | 'ellipse' | 'rect';
  attrs: Record<string, string | number>;
};

export function path(key: string, d: string, fill: string, more?: Shape['attrs']): Shape {
  return { key, tag: 'path', attrs: { d, fill, ...more } };
}

export function stroke(key: string, d: string, color: string, width: number, opacity = 1): Shape {
  return {
    key,
    tag: 'path',
    attrs: {
      d,
      fill: 'none',
      stroke: color,
      'stroke-width': width,
      'stroke-linecap': 'round',
      ...(opacity < 1 && { opacity }),
    },
  };
}

/** Draws a line that ends at its ends, for seams that reach an outline. */
export function flatStroke(key: string, d: string, color: string, width: number): Shape {
  return path(key, d, 'none', { stroke: color, 'stroke-width': width });
}

export function circle(key: string, cx: number, cy: number, r: number, fill: string): Shape {
  return { key, tag: 'circle', attrs: { cx, cy, r, fill } };
}

export function ellipse(
  key: string,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  fill: string,
  more?: Shape['attrs'],
): Shape {
  return { key, tag: 'ellipse', attrs: { cx, cy, rx, ry, fill, ...more } };
}

export function rect(
  key: string,
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  more?: Shape['attrs'],
): Shape {
  return { key, tag: 'rect', attrs: { x, y, width, height, fill, ...more } };
}
