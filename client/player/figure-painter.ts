import type { PairPose } from '../../contract/figures.ts';
import type { Setting } from '../../contract/setting.ts';
import { castFor } from '../../figures/cast.ts';
import { type Covered, viewBoxFor } from '../../figures/framing.ts';
import type { Light } from '../../figures/settings/backdrop.ts';
import type { Shape } from '../../figures/shape.ts';
import { frameShapes, stageFor, VIEW_BOX } from '../../figures/stage.ts';
import { gradientMarkup, shapeMarkup } from '../../figures/svg.ts';

type Scene = {
  setting: Setting;
  poses: readonly PairPose[];
  light: Light;
  workoutId: number;
  /** Keeps the gradients of several pictures on one page apart. */
  prefix: string;
};

/** What may be done with a scene that was drawn. */
export type Painting = {
  /** Shows another moment of it. */
  show: (seconds: number) => void;
  /** Shows it on a screen of another size, clear of what lies over it; or as on its cover. */
  frame: (width: number, height: number, covered: Covered | null) => void;
};

/** Draws a scene into an svg element. */
export function paintScene(svg: SVGSVGElement, scene: Scene, seconds: number): Painting {
  const stage = stageFor(scene, castFor(scene.workoutId, scene.setting), scene.prefix);
  const { backdrop, camera } = stage;
  let shown = frameShapes(stage, seconds);
  svg.innerHTML =
    `<defs>${backdrop.gradients.map(gradientMarkup).join('')}</defs>` +
    `${backdrop.shapes.map(shapeMarkup).join('')}` +
    `<g transform="${camera.transform}">${shown.map(shapeMarkup).join('')}</g>`;
  const figures = svg.lastElementChild;
  return {
    show(at) {
      const next = frameShapes(stage, at);
      if (figures && isAlike(shown, next)) change(figures.children, shown, next);
      else if (figures) figures.innerHTML = next.map(shapeMarkup).join('');
      shown = next;
    },
    frame(width, height, covered) {
      const screen = { width, height };
      const viewBox = covered ? viewBoxFor(camera.focus, screen, covered) : VIEW_BOX;
      svg.setAttribute('viewBox', viewBox);
    },
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
