import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import type { FreePlaces } from '../../../illustration/framing.ts';
import { LEAST_PICTURES, type PictureMoment, STILL } from '../../../illustration/rig/motion.ts';
import { useIsDark } from '../../lib/use-preferences.ts';
import { whenAtRest } from '../../ui/when-at-rest.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import type { Painting, paintStep } from './figure-painter.ts';
import { sparesBattery } from './spares-battery.ts';

/** Holds the drawing code once loaded: from then on every step is drawn at once. */
let paint: typeof paintStep | null = null;
let loading: Promise<void> | null = null;

async function loadPainter(): Promise<void> {
  const { paintStep } = await import('./figure-painter.ts');
  paint = paintStep;
}

/**
 * Fetches the large drawing code when a page that already shows a picture is idle, or when someone
 * touches it. With a service worker the code is on the phone, so that loading need not wait.
 */
function whenPainterMayLoad(load: () => void): () => void {
  const isHere = Boolean(navigator.serviceWorker?.controller);
  if (isHere || navigator.userActivation?.hasBeenActive) return whenIdle(load);
  const stopWaiting = whenAtRest(load);
  const touched = new AbortController();
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, load, { once: true, passive: true, signal: touched.signal });
  }
  return () => {
    stopWaiting();
    touched.abort();
  };
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Interval without motion, where only the change of sides is visible. */
const STILL_MS = 500;

type Drawing = {
  workout: WorkoutDetail;
  step: number;
  prefix: string;
  isMoving: boolean;
  /** Returns the moment of the step to show now. */
  momentNow: () => PictureMoment;
  /** Places to keep free; null shows the picture as on its cover. */
  freePlaces: FreePlaces | null;
  /** True while a picture file shows the still step, so that drawing may wait. */
  isShownAlready?: boolean;
};

/** Draws a step into an svg element and animates it outside React. Returns whether it is drawn. */
export function useDrawing(svg: RefObject<SVGSVGElement | null>, drawing: Drawing): boolean {
  const { workout, step, prefix, isMoving, freePlaces, isShownAlready = false } = drawing;
  const hasPoses = Boolean(workout.steps[step]?.poses.length);
  const light = useIsDark() ? 'evening' : 'day';
  const isReady = usePainter(isShownAlready);
  const [isDrawn, setIsDrawn] = useState(false);
  /**
   * Painting of the current step, once drawn; `shown` is the one on the screen, which may be the
   * previous step's.
   */
  const painting = useRef<Painting | null>(null);
  const shown = useRef<Painting | null>(null);
  const freePlacesNow = useRef(freePlaces);
  const momentNow = useEffectEvent(() => {
    const moment = drawing.momentNow();
    return prefersStillness() ? withoutMotion(moment) : moment;
  });

  useLayoutEffect(() => {
    if (!isReady || !paint || !hasPoses || !svg.current) return setIsDrawn(false);
    const element = svg.current;
    const replaced = new AbortController();
    const observer = new ResizeObserver(() =>
      frameIn(element, painting.current, freePlacesNow.current),
    );
    void paint(element, { workout, step, light, prefix }, momentNow(), replaced.signal).then(
      (drawn) => {
        if (!drawn) return;
        // End the previous step, which was on the screen until now.
        shown.current?.end();
        shown.current = drawn;
        painting.current = drawn;
        frameIn(element, drawn, freePlacesNow.current);
        observer.observe(element);
        setIsDrawn(true);
      },
    );
    return () => {
      replaced.abort();
      painting.current = null;
      observer.disconnect();
    };
  }, [isReady, svg, hasPoses, workout, step, light, prefix]);

  useEffect(() => () => shown.current?.end(), []);

  useLayoutEffect(() => {
    freePlacesNow.current = freePlaces;
    if (svg.current) frameIn(svg.current, painting.current, freePlaces);
  }, [svg, freePlaces]);

  useEffect(() => {
    if (!isDrawn) return;
    const isAnimated = isMoving && !prefersStillness();
    const show = async () => painting.current?.show(momentNow(), isAnimated);
    if (!isAnimated) {
      void show();
      if (!isMoving) return;
      const timer = setInterval(show, STILL_MS);
      return () => clearInterval(timer);
    }
    let timer: ReturnType<typeof setTimeout>;
    let dueAt = 0;
    let isOver = false;
    // Use a timer for all but the first picture: the browser draws the whole page for each frame
    // that is asked for, and the worker's pictures need none.
    async function move() {
      const rate = (document.hidden ? null : await show()) ?? LEAST_PICTURES;
      if (isOver) return;
      // Request no picture before the last one is drawn, even if that takes long.
      dueAt = Math.max(dueAt + 1000 / (sparesBattery() ? rate / 2 : rate), performance.now());
      timer = setTimeout(move, dueAt - performance.now());
    }
    // Wait for a frame before the first picture: creating its canvas in the same frame as the
    // change to running, for which the whole stage renders, would take too long.
    const frame = requestAnimationFrame(move);
    return () => {
      isOver = true;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [isDrawn, isMoving]);

  return isDrawn;
}

/** Key pose of the current side. */
function withoutMotion({ sinceHalf }: PictureMoment): PictureMoment {
  return { ...STILL, sinceHalf: sinceHalf < 0 ? STILL.sinceHalf : Number.POSITIVE_INFINITY };
}

function frameIn(
  element: SVGSVGElement,
  painting: Painting | null,
  freePlaces: FreePlaces | null,
): void {
  // Measure only for an existing picture, since measuring lays out the whole page.
  if (!painting) return;
  // Avoid `clientHeight`, which is rounded: a canvas half a pixel too high would be drawn blurred.
  const style = getComputedStyle(element);
  const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
  if (width > 0 && height > 0) painting.frame(width, height, freePlaces);
}

/** Tells whether the drawing code is loaded; without it the picture files stay. */
function usePainter(mayWait: boolean): boolean {
  const [isReady, setIsReady] = useState(paint !== null);
  useEffect(() => {
    if (isReady) return;
    let isOver = false;
    const load = () => {
      loading ??= loadPainter();
      loading.then(
        () => isOver || setIsReady(true),
        () => {
          // Try again with the next picture.
          loading = null;
        },
      );
    };
    const stopWaiting = mayWait ? whenPainterMayLoad(load) : whenIdle(load);
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [isReady, mayWait]);
  return isReady;
}
