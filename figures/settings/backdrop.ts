import { CANVAS } from '../camera.ts';
import { rect, type Shape } from '../shape.ts';
import type { Gradient } from '../svg.ts';

/** A room: what stands behind the figures, and the colors that props and shadows take there. */
export type Backdrop = {
  gradients: readonly Gradient[];
  shapes: readonly Shape[];
  shadow: string;
  mat: { base: string; shade: string };
};

/** The light theme shows the rooms by day, the dark one in the evening. */
export type Light = 'day' | 'evening';

/** How far a room goes on beyond the canvas, for screens that are wider or higher than it. */
const BEYOND = 1_000;
export const LEFT_END = -BEYOND;
export const RIGHT_END = CANVAS.width + BEYOND;

/** A wall, a floor or a sky from one end of the room to the other. */
export function across(key: string, top: number, height: number, fill: string): Shape {
  return rect(key, [LEFT_END, top, RIGHT_END - LEFT_END, height], fill);
}

/** What is over the canvas, in the color that its top has. */
export function above(fill: string): Shape {
  return across('above', -BEYOND, BEYOND + 1, fill);
}

/** What is under the canvas, in the color that its bottom has. */
export function below(fill: string): Shape {
  return across('below', CANVAS.height - 1, BEYOND, fill);
}
