import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { gradientMarkup, groupMarkup } from '../../../illustration/bodies/svg.ts';
import { picturesPerSecond } from '../../../illustration/picture-rate.ts';
import { LEAST_PICTURES, type PictureMoment } from '../../../illustration/rig/motion.ts';
import { type Frame, frameAt, type SolvedScene } from '../../../illustration/solved-scene.ts';
import { stepScene } from '../../../illustration/step-scene.ts';
import {
  applyTransform,
  drawShapes,
  type Fills,
  fillsFor,
  type Outlines,
} from './canvas-shapes.ts';
import type { FigureAnswer, FigureRequest, View } from './figure-messages.ts';

/**
 * Draws steps on a separate thread, so that a slow phone's page stays free for presses, words and
 * the clock: rooms and still couples as SVG, moving couples on a canvas.
 */
addEventListener('message', ({ data }: MessageEvent<FigureRequest>) => {
  if (data.kind === 'forget') return void drawn.delete(data.id);
  postMessage(data.kind === 'paint' ? paint(data) : show(data));
});

type Context = OffscreenCanvasRenderingContext2D;

type Canvas = {
  context: Context;
  fills: Fills;
  outlines: Outlines;
  /** Extra canvas for drawings that fade; created with the first fade. */
  fading?: Context;
};
const drawn = new Map<number, { solvedScene: SolvedScene; canvas: Canvas | null }>();

type Request<Kind> = Extract<FigureRequest, { kind: Kind }>;

let workout: WorkoutDetail | undefined;

function paint({ id, picture, moment }: Request<'paint'>): FigureAnswer {
  workout = picture.workout ?? workout;
  if (!workout) throw new Error('a picture needs a workout');
  const solvedScene = stepScene(workout, picture);
  drawn.set(id, { solvedScene, canvas: null });
  const { backdrop, camera } = solvedScene;
  const defs = `<defs>${backdrop.gradients.map(gradientMarkup).join('')}</defs>`;
  return {
    room: defs + groupMarkup(backdrop),
    camera: { transform: camera.transform, focus: camera.focus },
    ...still(solvedScene, moment),
  };
}

function show({ id, moment, view, canvas }: Request<'show'>): FigureAnswer {
  const picture = drawn.get(id);
  if (!picture) return { rate: LEAST_PICTURES };
  const { solvedScene } = picture;
  if (canvas) picture.canvas = canvasFor(canvas, solvedScene);
  if (!view || !picture.canvas) return still(solvedScene, moment);
  drawFrame(picture.canvas, solvedScene, frameAt(solvedScene, moment), view);
  return { rate: picturesPerSecond(solvedScene, moment) };
}

function still(solvedScene: SolvedScene, moment: PictureMoment): FigureAnswer {
  const couple = frameAt(solvedScene, moment).map(groupMarkup).join('');
  return { couple, rate: picturesPerSecond(solvedScene, moment) };
}

function contextOf(canvas: OffscreenCanvas): Context {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('a canvas without a 2d context');
  return context;
}

function canvasFor(canvas: OffscreenCanvas, { backdrop }: SolvedScene): Canvas {
  const context = contextOf(canvas);
  return { context, fills: fillsFor(context, backdrop.gradients), outlines: new Map() };
}

function drawFrame(canvas: Canvas, solvedScene: SolvedScene, frame: Frame, view: View): void {
  const { context, fills, outlines } = canvas;
  clear(context, view);
  for (const { shapes, opacity } of frame) {
    if (opacity === 1) {
      standIn(context, solvedScene, view);
      drawShapes(context, shapes, fills, outlines);
      continue;
    }
    // Draw on a separate canvas first when one drawing fades into another, so that each fades as a
    // whole.
    canvas.fading ??= contextOf(new OffscreenCanvas(view.width, view.height));
    clear(canvas.fading, view);
    standIn(canvas.fading, solvedScene, view);
    drawShapes(canvas.fading, shapes, fills, outlines);
    context.resetTransform();
    context.globalAlpha = opacity;
    context.drawImage(canvas.fading.canvas, 0, 0);
  }
}

function clear(context: Context, { width, height }: View): void {
  const { canvas } = context;
  context.resetTransform();
  if (canvas.width === width && canvas.height === height) context.clearRect(0, 0, width, height);
  else Object.assign(canvas, { width, height });
}

/** Switches to the couple's own coordinates, at the place and size of the room's picture. */
function standIn(context: Context, { camera }: SolvedScene, view: View): void {
  const [x = 0, y = 0, width = 1, height = 1] = view.viewBox.split(' ').map(Number);
  const scale = Math.min(view.width / width, view.height / height);
  const left = (view.width - width * scale) / 2 - x * scale;
  const top = (view.height - height * scale) / 2 - y * scale;
  context.setTransform(scale, 0, 0, scale, left, top);
  applyTransform(context, camera.transform);
}
