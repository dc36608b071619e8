import { type OverlayInsets, viewBoxFor } from '../../../illustration/framing.ts';
import { VIEW_BOX } from '../../../illustration/rig/camera.ts';
import type { PictureMoment } from '../../../illustration/rig/motion.ts';
import type { FigureAnswer, FigureRequest, Picture, View } from './figure-messages.ts';

/** What may be done with a step that was drawn. */
export type Painting = {
  /** Shows another moment of it, and tells whether anything but breath moves. */
  show: (moment: PictureMoment, isMoving: boolean) => Promise<boolean>;
  /** Shows it on a screen of another size, clear of what lies over it; or as on its cover. */
  frame: (width: number, height: number, overlays: OverlayInsets | null) => void;
  /** Gives back what it took; the svg element keeps what it shows. */
  end: () => void;
};

/** Sharper is not seen while it moves, and takes longer. */
const MOST_PIXELS = 3_000_000;

let worker: Worker | null = null;
const waiting: ((answer: FigureAnswer) => void)[] = [];
let lastId = 0;

function send(request: FigureRequest, transfer: Transferable[] = []): void {
  worker ??= startWorker();
  worker.postMessage(request, transfer);
}

/** The worker answers in the order in which it was asked. */
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
  // What is shown stays; the next picture is asked of another worker.
  started.addEventListener('error', () => {
    started.terminate();
    worker = null;
    for (const answer of waiting.splice(0)) answer({ isMoving: false });
  });
  return started;
}

/** Draws a step into an svg element, unless it is no longer wanted by then. */
export async function paintStep(
  svg: SVGSVGElement,
  picture: Picture,
  moment: PictureMoment,
  signal: AbortSignal,
): Promise<Painting | null> {
  const id = ++lastId;
  const painted = await ask({ kind: 'paint', id, picture, moment });
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

  async function move(moment: PictureMoment): Promise<FigureAnswer> {
    last = moment;
    if (canvas) {
      const answer = await ask({ kind: 'show', id, moment, view });
      // The second picture is asked for when the first has been seen: now the couple is on the canvas.
      couple?.setAttribute('display', 'none');
      return answer;
    }
    canvas = document.createElement('canvas');
    canvas.className = 'pointer-events-none absolute inset-0 size-full';
    canvas.ariaHidden = 'true';
    svg.after(canvas);
    const sent = canvas.transferControlToOffscreen();
    return ask({ kind: 'show', id, moment, view, canvas: sent }, [sent]);
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
      const { isMoving: isGoingOn } = await (isMoving && hasCanvas() ? move : stand)(moment);
      return isGoingOn;
    },
    frame(width, height, overlays) {
      const viewBox = overlays ? viewBoxFor(camera.focus, { width, height }, overlays) : VIEW_BOX;
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

const NOWHERE = { left: 0, right: 0, top: 0 };

/** Older browsers are sent each picture of a moving couple as SVG. */
function hasCanvas(): boolean {
  return 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
}
