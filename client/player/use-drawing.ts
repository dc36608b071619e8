import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import type { Covered } from '../../figures/framing.ts';
import { useIsDark } from '../lib/preferences.ts';
import { whenIdle } from '../ui/when-idle.ts';
import type { Painting, paintScene } from './figure-painter.ts';

/** The drawing code, once it is loaded: from then on every step is drawn at once. */
let paint: typeof paintScene | null = null;
let loading: Promise<void> | null = null;

/** The drawing code is large: loading and running it wait until the page is idle. */
async function loadPainter(): Promise<void> {
  const rest = () => new Promise<void>((resolve) => void whenIdle(resolve));
  await rest();
  const loaded = await import('./figure-painter.ts');
  await rest();
  paint = loaded.paintScene;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** One clock for all pictures: a couple that is drawn anew goes on with its movement. */
const secondsNow = () => performance.now() / 1000;

/**
 * A picture for every second frame of most screens: enough for slow movements, and what a slow phone
 * can draw in time. A little less than the thirtieth part of a second, since frames come unevenly.
 */
const PICTURE_MS = 1000 / 30 - 5;

type Drawing = {
  workout: WorkoutDetail;
  step: number;
  prefix: string;
  isMoving: boolean;
  /** Null shows the picture as on its cover, whatever lies over it. */
  covered: Covered | null;
};

/** Draws a step into an svg element and animates it outside React. Returns whether it is drawn. */
export function useDrawing(svg: RefObject<SVGSVGElement | null>, drawing: Drawing): boolean {
  const { workout, step, prefix, isMoving, covered } = drawing;
  const { id: workoutId, setting } = workout;
  const poses = workout.steps[step]?.poses;
  const light = useIsDark() ? 'evening' : 'day';
  const isReady = usePainter();
  const [isDrawn, setIsDrawn] = useState(false);
  const painting = useRef<Painting | null>(null);
  const coveredNow = useRef(covered);

  useLayoutEffect(() => {
    if (!isReady || !paint || !poses?.length || !svg.current) return setIsDrawn(false);
    const element = svg.current;
    const scene = { setting, poses, light, workoutId, prefix } as const;
    const drawn = paint(element, scene, prefersStillness() ? 0 : secondsNow());
    painting.current = drawn;
    const frame = () => frameIn(element, drawn, coveredNow.current);
    frame();
    setIsDrawn(true);
    const observer = new ResizeObserver(frame);
    observer.observe(element);
    return () => {
      painting.current = null;
      observer.disconnect();
    };
  }, [isReady, svg, poses, setting, light, workoutId, prefix]);

  useLayoutEffect(() => {
    coveredNow.current = covered;
    if (svg.current && painting.current) frameIn(svg.current, painting.current, covered);
  }, [svg, covered]);

  useEffect(() => {
    if (!isDrawn || !isMoving || prefersStillness()) return;
    let drawnAt = 0;
    let frame = requestAnimationFrame(function move(now) {
      if (now - drawnAt > PICTURE_MS) {
        drawnAt = now;
        painting.current?.show(secondsNow());
      }
      frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDrawn, isMoving]);

  return isDrawn;
}

function frameIn(element: SVGSVGElement, painting: Painting, covered: Covered | null): void {
  const { clientWidth, clientHeight } = element;
  if (clientWidth > 0 && clientHeight > 0) painting.frame(clientWidth, clientHeight, covered);
}

/** Whether the drawing code is there; without it covers stay. */
function usePainter(): boolean {
  const [isReady, setIsReady] = useState(paint !== null);
  useEffect(() => {
    if (isReady) return;
    let isOver = false;
    loading ??= loadPainter();
    loading.then(
      () => isOver || setIsReady(true),
      () => {
        // Asked for again with the next picture.
        loading = null;
      },
    );
    return () => {
      isOver = true;
    };
  }, [isReady]);
  return isReady;
}
