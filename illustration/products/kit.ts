/** Shared parts of every still life: one light from the upper left, one table, one palette. */

/** Color of a thing in the light, as it is, and in its own shadow. */
export type Tone = { light: string; base: string; deep: string };

const WARM_LIGHT = '#fff4e6';
const PLUM_SHADE = '#371a36';

export const palette = {
  cream: toneOf('#f7e8d6'),
  blush: toneOf('#f2c2b0'),
  coral: toneOf('#e1623f'),
  plum: toneOf('#5d3260'),
  teal: toneOf('#2f7d77'),
  gold: toneOf('#dfab5c'),
  wood: toneOf('#b97c58'),
  stone: toneOf('#e7d3c4'),
} as const;

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Mixes two colors, where a `share` of 0 is `from` and 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, at) =>
    Math.round(value + ((end[at] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function toneOf(base: string): Tone {
  return { light: mix(base, WARM_LIGHT, 0.42), base, deep: mix(base, PLUM_SHADE, 0.38) };
}

type Stop = readonly [offset: number, color: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** Makes a gradient across a thing, from its lit side to its dark one. */
export function across(id: string, ...list: readonly Stop[]): string {
  return `<linearGradient id="${id}">${stops(list)}</linearGradient>`;
}

export function down(id: string, ...list: readonly Stop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;
}

/** Makes a gradient from the upper left to the lower right. */
export function slanted(id: string, ...list: readonly Stop[]): string {
  return `<linearGradient id="${id}" x2="1" y2="1">${stops(list)}</linearGradient>`;
}

export function glowing(id: string, ...list: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient>`;
}

/** Makes a gradient over a round thing, with its lit, plain and dark sides. */
export function roundness(id: string, { light, base, deep }: Tone): string {
  return across(id, [0, base], [0.22, light], [0.55, base], [1, deep]);
}

/** Draws a thing's shadow on the table: darkest at its foot, and away from the light. */
export function shadow(x: number, y: number, reach: number, flat = 0.2): string {
  return (
    `<ellipse cx="${x + reach * 0.42}" cy="${y + 2}" rx="${reach * 1.35}" ry="${reach * flat}" fill="url(#shade)"/>` +
    `<ellipse cx="${x + reach * 0.06}" cy="${y}" rx="${reach * 1.02}" ry="${reach * flat * 0.55}" fill="url(#shade)"/>`
  );
}

export function plinth(x: number, top: number, width: number, height: number): string {
  const [rx, ry] = [width / 2, width * 0.09];
  const side = `M${x - rx} ${top}v${height}a${rx} ${ry} 0 0 0 ${width} 0v${-height}z`;
  return (
    shadow(x, top + height + ry * 0.4, rx * 1.05, 0.2) +
    `<path d="${side}" fill="url(#plinth)"/>` +
    `<ellipse cx="${x}" cy="${top}" rx="${rx}" ry="${ry}" fill="#fbeee1"/>`
  );
}

/** Draws a leafy twig, like a brushstroke of green. */
export function twig(transform: string, leaves: number, tone: Tone = palette.teal): string {
  const step = 24;
  let markup = `<path d="M0 0C${step} -6 ${leaves * step * 0.6} -8 ${leaves * step} -2" fill="none" stroke="${tone.deep}" stroke-width="3" stroke-linecap="round"/>`;
  for (let leaf = 1; leaf <= leaves; leaf++) {
    const x = leaf * step - 8;
    const size = 1 - (leaf / leaves) * 0.35;
    const blade = `M0 0C${8 * size} ${-20 * size} ${26 * size} ${-26 * size} ${38 * size} ${-24 * size}C${32 * size} ${-8 * size} ${18 * size} ${2 * size} 0 0z`;
    markup += `<path transform="translate(${x} -5)" d="${blade}" fill="${tone.light}"/>`;
    markup += `<path transform="translate(${x - 6} -3) scale(1 -1)" d="${blade}" fill="${tone.base}"/>`;
  }
  return `<g transform="${transform}">${markup}</g>`;
}

/** Draws the product's mark: two overlapping circles. */
export function mark(x: number, y: number, r: number, left: string, right: string, meet: string) {
  const apart = r * 0.55;
  const rise = Math.sqrt(r * r - apart * apart);
  return (
    `<circle cx="${x - apart}" cy="${y}" r="${r}" fill="${left}"/>` +
    `<circle cx="${x + apart}" cy="${y}" r="${r}" fill="${right}"/>` +
    `<path d="M${x} ${y - rise}A${r} ${r} 0 0 1 ${x} ${y + rise}A${r} ${r} 0 0 1 ${x} ${y - rise}" fill="${meet}"/>`
  );
}

export type PlaceholderArt = { defs: string; body: string };

/** Writes a still life without a room: the page provides wall and table, which follow its theme. */
export function stillLifeSvg(title: string, { defs, body }: PlaceholderArt): string {
  const shared =
    glowing('shade', [0, '#2b0d20', 0.42], [0.55, '#2b0d20', 0.2], [1, '#2b0d20', 0]) +
    across('plinth', [0, '#efdccb'], [0.25, '#fdf3e8'], [0.6, '#e6cdbb'], [1, '#b48f86']);
  const markup =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" role="img">` +
    `<title>${title.replaceAll('&', '&amp;')}</title><defs>${shared}${defs}</defs>${body}</svg>`;
  return markup.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
