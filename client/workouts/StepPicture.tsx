import { memo, useEffect, useRef, useState } from 'react';
import type { PairPose } from '../../contract/figures.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { Cover } from '../ui/Cover.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { playerCopy as copy } from './copy.ts';
import type { paintScene } from './figure-painter.ts';

/** What draws, once it is there: from then on every step has its picture at once. */
let rig: typeof paintScene | null = null;

type StepPictureProps = {
  workout: Pick<WorkoutDetail, 'id' | 'category' | 'setting' | 'imageUrl'>;
  step: number;
  poses: readonly PairPose[];
};

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A couple that does the current step. The rig is loaded with the first picture and moves the
 * drawing outside React; until it is there, and where a step has no pose, the cover stands in.
 */
export const StepPicture = memo(function StepPicture({ workout, step, poses }: StepPictureProps) {
  const { id, category, setting, imageUrl } = workout;
  const svg = useRef<SVGSVGElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    if (poses.length === 0) return setIsDrawn(false);
    let frame = 0;
    let isOver = false;
    let cancel = () => {};
    const rest = () =>
      new Promise<void>((resolve) => {
        cancel = whenIdle(resolve);
      });
    async function draw() {
      if (!rig) {
        // The words come first: what draws is large, so it is fetched at rest, and used at rest again.
        await rest();
        const loaded = await import('./figure-painter.ts');
        await rest();
        rig = loaded.paintScene;
      }
      if (isOver || !svg.current) return;
      const show = rig(svg.current, { setting, poses }, id);
      setIsDrawn(true);
      if (prefersStillness()) return;
      const start = performance.now();
      const move = () => {
        show((performance.now() - start) / 1000);
        frame = requestAnimationFrame(move);
      };
      frame = requestAnimationFrame(move);
    }
    // Without its rig a step still has its words.
    draw().catch(() => setIsDrawn(false));
    return () => {
      isOver = true;
      cancel();
      cancelAnimationFrame(frame);
    };
  }, [poses, setting, id]);

  return (
    <>
      {!isDrawn && (
        <Cover imageUrl={imageUrl} motif={category} loading="eager" className="size-full" />
      )}
      <svg
        ref={svg}
        role="img"
        aria-label={copy.picture(step + 1)}
        className={`absolute inset-0 size-full ${isDrawn ? '' : 'invisible'}`}
      />
    </>
  );
});
