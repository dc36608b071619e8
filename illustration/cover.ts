import type { Shape } from './bodies/shape.ts';
import { toSvg } from './bodies/svg.ts';
import type { Cast } from './cast.ts';
import { type Crop, coverCrop } from './cover-crop.ts';
import { round } from './rig/geometry.ts';
import type { Backdrop } from './rooms/backdrop.ts';
import { pairShapes, type Scene, solveScene } from './solved-scene.ts';

/** Draws a picture for a card: the scene's first pose, larger than a step shows it. */
export function coverSvg(
  scene: Scene,
  cast: Cast,
  { title, prefix }: { title: string; prefix: string },
): string {
  const { camera, backdrop, keys } = solveScene(scene, cast, prefix);
  const [pair] = keys;
  if (!pair) throw new Error('a cover needs a pose');
  const view = coverCrop(pair, camera);
  const couple = pairShapes(pair, cast, backdrop);
  const { x, y, width, height } = view;
  return toSvg(
    [
      { shapes: shownWhole(backdrop, view), transform: backdrop.transform },
      { shapes: couple, transform: camera.transform },
    ],
    {
      viewBox: [x, y, width, height].map(round).join(' '),
      title,
      gradients: backdrop.gradients,
    },
  );
}

/** Removes decor that the upper edge would cut: half a moon looks like a mistake. */
function shownWhole({ shapes, decor }: Backdrop, { y }: Crop): Shape[] {
  const cut = new Set(
    decor.filter((piece) => piece.y - piece.radius < y).flatMap(({ keys }) => keys),
  );
  return shapes.filter(({ key }) => !cut.has(key));
}
