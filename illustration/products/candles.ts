import {
  across,
  down,
  glowing,
  mark,
  mix,
  type PlaceholderArt,
  palette,
  roundness,
  shadow,
  type Tone,
  toneOf,
} from './kit.ts';

type Jar = { x: number; top: number; width: number; foot: number; fill: string; dark: string };

/** Draws three jars of wax on a brass tray, all lit. */
export function candles(wax: Tone): PlaceholderArt {
  const pale = toneOf(mix(wax.base, '#fbe9dc', 0.6));
  const dusk = toneOf(mix(wax.base, '#4a2450', 0.62));
  const jars: readonly Jar[] = [
    { x: 322, top: 178, width: 116, foot: 372, fill: 'wax', dark: wax.deep },
    { x: 204, top: 246, width: 118, foot: 388, fill: 'pale', dark: pale.deep },
    { x: 436, top: 268, width: 104, foot: 392, fill: 'dusk', dark: dusk.deep },
  ];
  const defs =
    roundness('wax', wax) +
    roundness('pale', pale) +
    roundness('dusk', dusk) +
    across('tray', [0, palette.gold.light], [0.35, palette.gold.base], [1, palette.gold.deep]) +
    down('flame', [0, '#fff6d8'], [0.55, '#ffd27a'], [1, '#f08a3e']) +
    glowing(
      'halo',
      [0, '#fff3cf', 0.85],
      [0.3, '#ffe7b4', 0.36],
      [0.65, '#ffdca0', 0.1],
      [1, '#ffdca0', 0],
    ) +
    glowing('warm', [0, '#fff1cf', 0.9], [1, '#fff1cf', 0]);
  return {
    defs,
    body:
      `<circle cx="322" cy="132" r="165" fill="url(#halo)"/><circle cx="204" cy="206" r="112" fill="url(#halo)"/><circle cx="436" cy="228" r="104" fill="url(#halo)"/>` +
      shadow(322, 418, 214, 0.16) +
      `<ellipse cx="320" cy="408" rx="222" ry="34" fill="${palette.gold.deep}"/>` +
      `<ellipse cx="320" cy="401" rx="222" ry="33" fill="url(#tray)"/>` +
      `<ellipse cx="320" cy="400" rx="206" ry="27" fill="${palette.gold.base}"/>` +
      `<path d="M128 392c40-18 120-22 190-20" fill="none" stroke="#fff2d4" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>` +
      jars.map(jar).join('') +
      matches(),
  };
}

function jar({ x, top, width, foot, fill, dark }: Jar): string {
  const [rx, ry] = [width / 2, width * 0.13];
  const body = `M${x - rx} ${top}V${foot}a${rx} ${ry} 0 0 0 ${width} 0V${top}z`;
  const middle = (top + foot) / 2 + 16;
  return (
    `<ellipse cx="${x + rx * 0.7}" cy="${foot + ry * 0.5}" rx="${rx * 1.1}" ry="${ry * 1.1}" fill="url(#shade)"/>` +
    `<path d="${body}" fill="url(#${fill})"/>` +
    // Draw the rim of the glass, and the wax below it, lit by its own flame.
    `<ellipse cx="${x}" cy="${top}" rx="${rx}" ry="${ry}" fill="${dark}"/>` +
    `<ellipse cx="${x}" cy="${top + 3}" rx="${rx - 5}" ry="${ry - 3}" fill="#fbe6cb"/>` +
    `<ellipse cx="${x}" cy="${top + 3}" rx="${rx * 0.62}" ry="${ry * 0.62}" fill="url(#warm)"/>` +
    `<path d="M${x} ${top + 4}v-16" stroke="#4a2431" stroke-width="3.500" stroke-linecap="round"/>` +
    `<path d="M${x} ${top - 62}c17 22 20 36 14 46q-5 8-14 8t-14-8c-6-10 3-24 14-46z" fill="url(#flame)"/>` +
    `<path d="M${x - rx + 9} ${top + 22}V${foot - 10}" stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/>` +
    `<rect x="${x - rx * 0.56}" y="${middle - 30}" width="${rx * 1.12}" height="60" rx="5" fill="#fdf3e6"/>` +
    mark(x, middle - 7, 8.5, palette.coral.base, palette.teal.base, palette.plum.deep) +
    `<path d="M${x - 16} ${middle + 11}h32M${x - 10} ${middle + 18}h20" stroke="${palette.plum.base}" stroke-width="2" stroke-linecap="round"/>`
  );
}

function matches(): string {
  const match = (dx: number, turn: number) =>
    `<g transform="translate(${548 + dx} 438) rotate(${turn})"><path d="M-40 0h74" stroke="#e7c79c" stroke-width="5" stroke-linecap="round"/><ellipse cx="38" rx="7" ry="5" fill="${palette.coral.base}"/></g>`;
  return shadow(552, 444, 40, 0.2) + match(0, -16) + match(4, 9);
}
