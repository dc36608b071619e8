import type { Mood } from '../bodies/face-shapes.ts';
import { rect, type Shape } from '../bodies/shape.ts';
import type { Gradient } from '../bodies/svg.ts';
import { CANVAS } from '../rig/camera.ts';

/** The light theme shows the rooms by day, the dark one in the evening. */
export type Light = 'day' | 'evening';

/** Which of its looks a room has: three tints of its walls, two arrangements of what is in it. */
export type Look = { light: Light; tint: 0 | 1 | 2; arrangement: 0 | 1 };

export type Circle = { x: number; y: number; radius: number };

/** Something that can stand elsewhere, or not at all, where it would touch a head. */
export type Decor = {
  shapes: readonly Shape[];
  circles: readonly Circle[];
  /** How far it may be moved, right and down, in the order in which that is tried. */
  aside: readonly (readonly [number, number])[];
  /** Burns: it keeps away from hands and feet too. */
  isFlame?: true;
  /** In the sky: it keeps away from hands, elbows and shoulders too, which it would seem to be part of. */
  isInSky?: true;
  /** Such as the sun or a lamp: away from hands and elbows too, which would seem to hold it. */
  keepsFromHands?: true;
};

/** A room before anyone is in it. */
export type Room = {
  gradients: readonly Gradient[];
  shapes: readonly Shape[];
  decor: readonly Decor[];
  shadow: string;
  /** A wall of the room that someone leans on. */
  wall: { plane: string; edge: string; skirting: string };
};

/** Where the light of a room comes from, and what it does to the colors of who is in it. */
export type RoomLight = {
  /** Toward the light on the canvas, right and down: both between -1 and 1. */
  toward: readonly [number, number];
  /** The color of what is lit, and of shadow: a hue, never black; and how much of each is mixed in. */
  lit: string;
  litShare: number;
  shadow: string;
  shadowShare: number;
  /** Of the line of light along the lit edge, from 0 to 1. */
  rim: number;
};

/** What stands behind the figures, and the colors that props and shadows take there. */
export type Backdrop = {
  gradients: readonly Gradient[];
  shapes: readonly Shape[];
  /** Where what can be moved was put, on the canvas, and which shapes it is made of. */
  decor: readonly (Circle & {
    isFlame: boolean;
    isInSky: boolean;
    keepsFromHands: boolean;
    keys: readonly string[];
  })[];
  /** Present where the room is mirrored. */
  transform?: string;
  shadow: string;
  wall: Room['wall'];
  mat: { base: string; shade: string };
  light: RoomLight;
  mood: Mood;
};

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
