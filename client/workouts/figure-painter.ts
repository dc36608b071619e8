import { type Cast, castFor } from '../../figures/cast.ts';
import type { Shape } from '../../figures/shape.ts';
import { frameShapes, type Scene, type Stage, stageFor, VIEW_BOX } from '../../figures/stage.ts';
import { gradientMarkup, shapeMarkup } from '../../figures/svg.ts';

/** Draws a scene into an svg element and returns how to show any later moment of it. */
export function paintScene(
  svg: SVGSVGElement,
  scene: Scene,
  workoutId: number,
): (seconds: number) => void {
  const cast: Cast = castFor(workoutId, scene.setting);
  const stage: Stage = stageFor(scene, cast, 'step');
  const { backdrop, camera } = stage;
  let shown = frameShapes(stage, 0);
  svg.setAttribute('viewBox', VIEW_BOX);
  svg.innerHTML =
    `<defs>${backdrop.gradients.map(gradientMarkup).join('')}</defs>` +
    `${backdrop.shapes.map(shapeMarkup).join('')}` +
    `<g transform="${camera.transform}">${shown.map(shapeMarkup).join('')}</g>`;
  const figures = svg.lastElementChild;
  return (seconds) => {
    const next = frameShapes(stage, seconds);
    if (figures && isAlike(shown, next)) change(figures.children, shown, next);
    else if (figures) figures.innerHTML = next.map(shapeMarkup).join('');
    shown = next;
  };
}

/** The same elements in the same order: only their attributes differ. */
function isAlike(one: readonly Shape[], two: readonly Shape[]): boolean {
  return one.length === two.length && one.every(({ key }, index) => key === two[index]?.key);
}

function change(elements: HTMLCollection, from: readonly Shape[], to: readonly Shape[]): void {
  for (const [index, { attrs }] of to.entries()) {
    const before = from[index]?.attrs;
    const element = elements[index];
    for (const name in attrs) {
      if (attrs[name] !== before?.[name]) element?.setAttribute(name, String(attrs[name]));
    }
  }
}
