import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import type { Focus } from '../../../illustration/rig/camera.ts';
import type { PictureMoment } from '../../../illustration/rig/motion.ts';
import type { Light } from '../../../illustration/rooms/backdrop.ts';

/** Step to draw. */
export type Picture = {
  workout: WorkoutDetail;
  step: number;
  light: Light;
  /** Keeps the gradients of several pictures on one page apart. */
  prefix: string;
};

/** Part of a room that a canvas shows. Width and height are in pixels. */
export type View = { width: number; height: number; viewBox: string };

/** Messages from the page to figure-worker.ts, which answers each one once and in order. */
export type FigureRequest =
  /** A workout is sent along with the first of its pictures, and then kept. */
  | {
      kind: 'paint';
      id: number;
      picture: Omit<Picture, 'workout'> & { workout?: WorkoutDetail };
      moment: PictureMoment;
    }
  /** Shows as SVG, or on a canvas, which is sent along with the first request. */
  | { kind: 'show'; id: number; moment: PictureMoment; view: View | null; canvas?: OffscreenCanvas }
  | { kind: 'forget'; id: number };

export type FigureAnswer = {
  /** Gradients and shapes of the step's room. */
  room?: string;
  /** Position of the couple in the room, and the area they take. */
  camera?: { transform: string; focus: Focus };
  /** Markup of the couple, unless a canvas shows them. */
  couple?: string;
  /** Pictures per second that the movement needs at that moment. */
  rate: number;
};
