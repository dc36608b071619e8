import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { type FreePlaces, viewBoxFor } from '../../../illustration/framing.ts';
import { VIEW_BOX } from '../../../illustration/rig/camera.ts';
import { LEAST_PICTURES, type PictureMoment } from '../../../illustration/rig/motion.ts';
import type { FigureAnswer, FigureRequest, Picture, View } from './figure-messages.ts';

/** Controls for a step that was drawn. */
export type Painting = {
  /** Shows another moment of the step; resolves to the pictures per second that it needs. */
  show: (moment: PictureMoment, isMoving: boolean) => Promise<number>;
  /** Fits the picture to another screen size, clear of the free places; with null as on its cover. */
  frame: (width: number, height: number, freePlaces: FreePlaces | null) => void;
  /** Frees the resources of the drawing. The svg element keeps its content. */
  end: () => void;
};

/** Limits the canvas, in pixels: more are invisible while the picture moves, and take longer. */
const MOST_PIXELS = 3_000_000;
/** Enough to meet a part of the couple, and few to read. */
const SAMPLE_PIXELS = 16;
/** Limits the pictures of a canvas that a browser lets no page read: then both couples may show. */
const MOST_TRIES = 10;

let worker: Worker | null = null;
const waiting: ((answer: FigureAnswer) => void)[] = [];
let lastId = 0;
/** Workout that the worker has. Its many poses are copied to the worker once, not for each step. */
let sentWorkout: WorkoutDetail | null = null;

function send(request: FigureRequest, transfer: Transferable[] = []): void {
  worker ??= startWorker();
  worker.postMessage(request, transfer);
}

/** Sends a request. The worker answers in the order of the requests. */
function ask(request: FigureRequest, transfer: Transferable[] = []): Promise<FigureAnswer> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    send(request, transfer);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./figure-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<FigureAnswer>) =>
    waiting.shift()?.(data),
  );
  // Keep the current picture; the next one starts another worker.
  started.addEventListener('error', () => {
    started.terminate();
    worker = null;
    sentWorkout = null;
    for (const answer of waiting.splice(0)) answer({ rate: LEAST_PICTURES });
  });
  return started;
}

/** Draws a step into an svg element, unless the picture is no longer wanted by then. */
export async function paintStep(
  svg: SVGSVGElement,
  picture: Picture,
  moment: PictureMoment,
  signal: AbortSignal,
): Promise<Painting | null> {
  const id = ++lastId;
  const { workout, ...rest } = picture;
  const asked = ask({
    kind: 'paint',
    id,
    picture: workout === sentWorkout ? rest : picture,
    moment,
  });
  sentWorkout = workout;
  const painted = await asked;
  if (painted.room && !signal.aborted) return paintingOf(svg, id, painted);
  send({ kind: 'forget', id });
  return null;
}

function paintingOf(svg: SVGSVGElement, id: number, painted: FigureAnswer): Painting {
  const { room = '', camera = { transform: '', focus: NOWHERE } } = painted;
  svg.innerHTML = `${room}<g transform="${camera.transform}">${painted.couple ?? ''}</g>`;
  const couple = svg.lastElementChild;
  let canvas: HTMLCanvasElement | null = null;
  let view: View = { width: 1, height: 1, viewBox: VIEW_BOX };
  let last: PictureMoment | null = null;
  let tries = 0;

  async function move(moment: PictureMoment): Promise<FigureAnswer> {
    last = moment;
    if (canvas) {
      if (couple && !couple.hasAttribute('display')) hideOnceShown(couple, canvas);
      return ask({ kind: 'show', id, moment, view });
    }
    tries = 0;
    canvas = document.createElement('canvas');
    canvas.className = 'pointer-events-none absolute inset-0 size-full';
    canvas.ariaHidden = 'true';
    svg.after(canvas);
    const sent = canvas.transferControlToOffscreen();
    return ask({ kind: 'show', id, moment, view, canvas: sent }, [sent]);
  }

  /** Keeps the SVG couple until the canvas shows one: that may be frames after the worker drew. */
  function hideOnceShown(still: Element, moving: HTMLCanvasElement): void {
    tries++;
    if (tries > MOST_TRIES || showsPicture(moving)) still.setAttribute('display', 'none');
  }

  async function stand(moment: PictureMoment): Promise<FigureAnswer> {
    last = null;
    const answer = await ask({ kind: 'show', id, moment, view: null });
    if (couple && answer.couple !== undefined) {
      if (answer.couple !== painted.couple) couple.innerHTML = answer.couple;
      painted.couple = answer.couple;
      couple.removeAttribute('display');
    }
    canvas?.remove();
    canvas = null;
    return answer;
  }

  return {
    async show(moment, isMoving) {
      const { rate } = await (isMoving && hasCanvas() ? move : stand)(moment);
      return rate;
    },
    frame(width, height, freePlaces) {
      const size = { width, height };
      const viewBox = freePlaces ? viewBoxFor(camera.focus, size, freePlaces) : VIEW_BOX;
      svg.setAttribute('viewBox', viewBox);
      const sharpness = Math.min(devicePixelRatio, Math.sqrt(MOST_PIXELS / (width * height)));
      const pixels = (length: number) => Math.round(length * Math.max(1, sharpness));
      view = { width: pixels(width), height: pixels(height), viewBox };
      if (last && canvas) void move(last);
    },
    end() {
      send({ kind: 'forget', id });
      canvas?.remove();
    },
  };
}

/** Tells whether a canvas that the worker draws on shows anything yet. */
function showsPicture(canvas: HTMLCanvasElement): boolean {
  if (canvas.width === 0 || canvas.height === 0) return false;
  const sample = new OffscreenCanvas(SAMPLE_PIXELS, SAMPLE_PIXELS).getContext('2d');
  sample?.drawImage(canvas, 0, 0, SAMPLE_PIXELS, SAMPLE_PIXELS);
  const pixels = sample?.getImageData(0, 0, SAMPLE_PIXELS, SAMPLE_PIXELS).data;
  return pixels?.some((value) => value > 0) ?? true;
}

const NOWHERE = { left: 0, right: 0, top: 0 };

/** Tells whether the couple can move on a canvas. Older browsers get each picture as SVG. */
function hasCanvas(): boolean {
  return 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
}
