import type { Shape } from './shape.ts';

type Stop = readonly [offset: number, color: string, opacity?: number];
type Stops = { id: string; stops: readonly Stop[] };
export type Gradient = Stops &
  (
    | { kind: 'down' | 'glow' }
    /** Gradient between two points, the same for everything filled with it. */
    | { kind: 'line'; line: readonly [number, number, number, number] }
  );

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

function shapeMarkup({ tag, attrs }: Shape): string {
  let markup = `<${tag}`;
  for (const name in attrs) markup += ` ${name}="${attrs[name]}"`;
  return `${markup}/>`;
}

export function gradientMarkup(gradient: Gradient): string {
  const { id, kind, stops } = gradient;
  const tag = kind === 'glow' ? 'radialGradient' : 'linearGradient';
  const marks = stops.map(
    ([offset, color, opacity]) =>
      `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
  );
  return `<${tag} id="${id}"${directionOf(gradient)}>${marks.join('')}</${tag}>`;
}

function directionOf(gradient: Gradient): string {
  if (gradient.kind !== 'line') return gradient.kind === 'down' ? ' x2="0" y2="1"' : '';
  const [x1, y1, x2, y2] = gradient.line;
  return ` gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
}

type Group = {
  shapes: readonly Shape[];
  transform?: string | undefined;
  opacity?: number;
};

export function groupMarkup({ shapes, transform, opacity = 1 }: Group): string {
  const moved = transform ? ` transform="${transform}"` : '';
  const faded = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<g${moved}${faded}>${shapes.map(shapeMarkup).join('')}</g>`;
}

/**
 * Writes a picture. Uses only presentation attributes, because a strict content policy forbids
 * style.
 */
export function toSvg(
  groups: readonly Group[],
  options: { viewBox: string; title: string; gradients?: readonly Gradient[] },
): string {
  const { viewBox, title, gradients = [] } = options;
  const defs = gradients.length ? `<defs>${gradients.map(gradientMarkup).join('')}</defs>` : '';
  const body = groups.map(groupMarkup);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img">` +
    `<title>${escapeText(title)}</title>${defs}${body.join('')}</svg>`
  );
}
