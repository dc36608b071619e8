import type { WorkoutDetail } from '../../contract/workouts.ts';
import { type Cast, castFor } from '../../figures/cast.ts';
import { type Covered, viewBoxFor } from '../../figures/framing.ts';
import { isMoving, type PictureMoment } from '../../figures/motion.ts';
import type { Light } from '../../figures/settings/backdrop.ts';
import type { Shape } from '../../figures/shape.ts';
import { frameAt, stageFor, VIEW_BOX, workoutScale } from '../../figures/stage.ts';
import { gradientMarkup, groupMarkup, shapeMarkup } from '../../figures/svg.ts';

type Picture = {
  workout: WorkoutDetail;
  step: number;
  light: Light;
  /** Keeps the gradients of several pictures on one page apart. */
  prefix: string;
};

/** What may be done with a step that was drawn. */
export type Painting = {
  /** Shows another moment of it, and tells whether anything but breath moves. */
  show: (moment: PictureMoment) => boolean;
  /** Shows it on a screen of another size, clear of what lies over it; or as on its cover. */
  frame: (width: number, height: number, covered: Covered | null) => void;
};

type Couple = { cast: Cast; largestScale: number };
const couples = new WeakMap<WorkoutDetail['steps'], Couple>();

/** Who is drawn and how large, found out once a workout. */
function coupleOf({ id, setting, steps }: WorkoutDetail): Couple {
  const known = couples.get(steps);
  if (known) return known;
  const cast = castFor(id, setting);
  const poses = steps.map((step) => step.poses);
  const couple = { cast, largestScale: workoutScale(poses, cast) };
  couples.set(steps, couple);
  return couple;
}

/** Draws a step into an svg element. */
export function paintStep(svg: SVGSVGElement, picture: Picture, moment: PictureMoment): Painting {
  const { workout, step, light, prefix } = picture;
  const { setting } = workout;
  const { cast, largestScale } = coupleOf(workout);
  const { poses = [], ...motion } = workout.steps[step] ?? { mode: 'hold', tempo: null };
  const scene = { setting, poses, light, motion, largestScale, seed: workout.id };
  const stage = stageFor(scene, cast, prefix);
  const { backdrop, camera } = stage;
  svg.innerHTML =
    `<defs>${backdrop.gradients.map(gradientMarkup).join('')}</defs>` +
    groupMarkup(backdrop) +
    `<g transform="${camera.transform}"><g/><g/></g>`;
  // While one drawing of the couple gives way to another there are two.
  const drawings = Array.from(svg.lastElementChild?.children ?? [], createDrawing);
  const show = (at: PictureMoment) => {
    const frame = frameAt(stage, at);
    for (const [index, draw] of drawings.entries()) draw(frame[index] ?? NOTHING);
    return isMoving(motion, poses.length, at);
  };
  show(moment);
  return {
    show,
    frame(width, height, covered) {
      const screen = { width, height };
      const viewBox = covered ? viewBoxFor(camera.focus, screen, covered) : VIEW_BOX;
      svg.setAttribute('viewBox', viewBox);
    },
  };
}

const NOTHING = { shapes: [], opacity: 1 };

/** Keeps one group of shapes up to date: only what differs from before is touched. */
function createDrawing(group: Element) {
  let shown: { shapes: readonly Shape[]; opacity: number } = NOTHING;
  return (next: typeof shown) => {
    if (next.opacity !== shown.opacity) group.setAttribute('opacity', String(next.opacity));
    if (isAlike(shown.shapes, next.shapes)) change(group.children, shown.shapes, next.shapes);
    else group.innerHTML = next.shapes.map(shapeMarkup).join('');
    shown = next;
  };
}

/** The same elements in the same order: only their attributes differ. */
function isAlike(one: readonly Shape[], two: readonly Shape[]): boolean {
  return one.length === two.length && one.every(({ key }, index) => key === two[index]?.key);
}

function change(elements: HTMLCollection, from: readonly Shape[], to: readonly Shape[]): void {
  for (const [index, { attrs }] of to.entries()) {
    const before = from[index]?.attrs ?? {};
    const element = elements[index];
    for (const name in attrs) {
      if (attrs[name] !== before[name]) element?.setAttribute(name, String(attrs[name]));
    }
    for (const name in before) if (!(name in attrs)) element?.removeAttribute(name);
  }
}
