import type { Mood } from '../bodies/face-shapes.ts';
import { rect, type Shape } from '../bodies/shape.ts';
import type { Gradient } from '../bodies/svg.ts';
import { CANVAS } from '../rig/camera.ts';

/** Light of a room: by day in the light theme, in the evening in the dark one. */
export type Light = 'day' | 'evening';

/** Look of a room: one of three tints of its walls, and one of two arrangements of its contents. */
export type Look = {
  light: Light;
  tint: 0 | 1 | 2;
  arrangement: 0 | 1;
  /** Share of the workout that has passed, from 0 to 1. A picture of its own has no time. */
  time: number | undefined;
};

export type Circle = { x: number; y: number; radius: number };

/**
 * Part of the canvas where the middle of the moon or the sun may be. At half time they may be as
 * high as `noon`, even above the canvas.
 */
export type Sky = { left: number; right: number; top: number; low: number; noon?: number };

/** Thing that is moved, or left out, where it would touch a head in any step of a workout. */
export type Decor = {
  shapes: readonly Shape[];
  circles: readonly Circle[];
  /** Shifts to try, right and down, in order. */
  aside: readonly (readonly [number, number])[];
  /** True for things that burn, which keep away from hands and feet too. */
  isFlame?: true;
  /**
   * True for things in the sky, which keep away from hands, elbows and shoulders too: the moon
   * beside a shoulder looks like a part of the figure.
   */
  isInSky?: true;
  /**
   * True for things such as the sun or a lamp, which keep away from hands and elbows too, or a hand
   * would seem to hold them.
   */
  keepsFromHands?: true;
  /** Sky that the moon or the sun crosses while a workout lasts. */
  sky?: Sky;
  /** Thing that stands there in a workout in which this one has no place. */
  instead?: Decor;
  /** Key of the room's shape that is painted over this thing, such as hills or a window's bars. */
  behind?: string;
};

export type Room = {
  gradients: readonly Gradient[];
  shapes: readonly Shape[];
  decor: readonly Decor[];
  shadow: string;
  /** Wall of the room against which a figure leans. */
  wall: { plane: string; edge: string; skirting: string };
};

/** Direction of a room's light, and its effect on the colors of the figures. */
export type RoomLight = {
  /** Direction toward the light on the canvas, right and down, each between -1 and 1. */
  toward: readonly [number, number];
  /**
   * Color of light and of shadow, a hue and never black, and the share of each that is mixed in.
   */
  lit: string;
  litShare: number;
  shadow: string;
  shadowShare: number;
  /** Strength of the line of light along the lit edge, from 0 to 1. */
  rim: number;
};

/** Scenery behind the figures, and the colors of props and shadows there. */
export type Backdrop = {
  gradients: readonly Gradient[];
  shapes: readonly Shape[];
  /** Final places of movable decor on the canvas, with the shapes of each piece. */
  decor: readonly (Circle & {
    isFlame: boolean;
    isInSky: boolean;
    keepsFromHands: boolean;
    keys: readonly string[];
  })[];
  /** Present if the room is mirrored. */
  transform?: string;
  shadow: string;
  wall: Room['wall'];
  mat: { base: string; shade: string };
  light: RoomLight;
  mood: Mood;
};

/** Distance that a room extends beyond the canvas, for screens that are wider or higher. */
const BEYOND = 1_000;
export const LEFT_END = -BEYOND;
export const RIGHT_END = CANVAS.width + BEYOND;

/** Draws a wall, a floor or a sky from one end of the room to the other. */
export function across(key: string, top: number, height: number, fill: string): Shape {
  return rect(key, [LEFT_END, top, RIGHT_END - LEFT_END, height], fill);
}

/** Fills the space over the canvas, in the color of the canvas's top. */
export function above(fill: string): Shape {
  return across('above', -BEYOND, BEYOND + 1, fill);
}

/** Fills the space under the canvas, in the color of the canvas's bottom. */
export function below(fill: string): Shape {
  return across('below', CANVAS.height - 1, BEYOND, fill);
}
