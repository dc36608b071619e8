export type Vec = { x: number; y: number };

const RADIANS = Math.PI / 180;

/** Facing direction: 1 faces right, -1 faces left. */
export type Side = 1 | -1;

/** Returns the direction of an absolute angle (0 down, 90 forward, 180 up), with y up. */
export function direction(angle: number, side: Side): Vec {
  return { x: Math.sin(angle * RADIANS) * side, y: -Math.cos(angle * RADIANS) };
}

export function angleOf(v: Vec, side: Side): number {
  return Math.atan2(v.x * side, -v.y) / RADIANS;
}

export function along(from: Vec, step: Vec, length: number): Vec {
  return { x: from.x + step.x * length, y: from.y + step.y * length };
}

/** Returns a point some way up and forward from a point of the body. */
export function place(base: Vec, up: Vec, forward: Vec, height: number, depth: number): Vec {
  return along(along(base, up, height), forward, depth);
}

export function minus(a: Vec, b: Vec): Vec {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function between(a: Vec, b: Vec, t: number): Vec {
  return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) };
}

export function distance(a: Vec, b: Vec): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Measures the distance from a point to the line segment between two others. */
export function distanceToLine(point: Vec, from: Vec, to: Vec): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y || 1;
  const t = clamp(((point.x - from.x) * x + (point.y - from.y) * y) / length, 0, 1);
  return Math.hypot(from.x + x * t - point.x, from.y + y * t - point.y);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Returns the angle equal to `angle` that lies within half a turn of `reference`. */
export function nearestTurn(angle: number, reference: number): number {
  return angle - 360 * Math.round((angle - reference) / 360);
}

/** Rounds to one decimal, which is finer than a pixel at every size of the pictures. */
export function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

/** Writes a point in SVG's coordinates, whose y runs down. */
export function at(v: Vec): string {
  return `${round(v.x)} ${round(-v.y)}`;
}

/** Draws an open smooth curve through the points, starting at the pen's position at the first. */
export function smoothThrough(points: readonly Vec[], tension = 1 / 6): string {
  let d = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const from = points[i] ?? { x: 0, y: 0 };
    const to = points[i + 1] ?? from;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const first = along(from, minus(to, before), tension);
    const second = along(to, minus(after, from), -tension);
    d += `C${at(first)} ${at(second)} ${at(to)}`;
  }
  return d;
}
