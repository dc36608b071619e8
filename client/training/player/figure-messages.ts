import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import type { Focus } from '../../../illustration/rig/camera.ts';
import type { PictureMoment } from '../../../illustration/rig/motion.ts';
import type { Light } from '../../../illustration/rooms/backdrop.ts';

/** A step to be drawn. */
export type Picture = {
  workout: WorkoutDetail;
  step: number;
  light: Light;
  /** Keeps the gradients of several pictures on one page apart. */
  prefix: string;
};

/** The part of a room that a canvas shows, which is so many pixels large. */
export type View = { width: number; height: number; viewBox: string };

/** What the page asks of figure-worker.ts: it answers each of these once, in their order. */
export type FigureRequest =
  | { kind: 'paint'; id: number; picture: Picture; moment: PictureMoment }
  /** As SVG; or on a canvas, which is sent along with the first. */
  | { kind: 'show'; id: number; moment: PictureMoment; view: View | null; canvas?: OffscreenCanvas }
  | { kind: 'forget'; id: number };

export type FigureAnswer = {
  /** Of the step's room: its gradients and shapes. */
  room?: string;
  /** Where the couple stands in it, and what part of it they take. */
  camera?: { transform: string; focus: Focus };
  /** The couple, unless a canvas shows it. */
  couple?: string;
  /** Whether anything but breath moves at that moment. */
  isMoving: boolean;
};
