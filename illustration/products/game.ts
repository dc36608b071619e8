import {
  across,
  down,
  glowing,
  mark,
  type PlaceholderArt,
  palette,
  roundness,
  shadow,
  slanted,
  type Tone,
} from './kit.ts';

const HEART = 'M0 22C-24 4-34-10-26-24-18-37-4-32 0-20 4-32 18-37 26-24 34-10 24 4 0 22z';

/** Draws a box of cards, some of them dealt, with two pawns and a die. */
export function game(box: Tone): PlaceholderArt {
  const defs =
    slanted('lid', [0, box.light], [0.45, box.base], [1, box.deep]) +
    across('side', [0, box.deep], [1, '#2d1330']) +
    down('card', [0, '#fffaf2'], [1, '#f3e1cf']) +
    roundness('one', palette.coral) +
    roundness('two', palette.teal) +
    glowing(
      'one-head',
      [0, palette.coral.light],
      [0.7, palette.coral.base],
      [1, palette.coral.deep],
    ) +
    glowing('two-head', [0, palette.teal.light], [0.7, palette.teal.base], [1, palette.teal.deep]);
  return {
    defs,
    body:
      shadow(300, 396, 160, 0.18) +
      // Draw the box, turned a little.
      `<path d="M402 122l44 22v226l-44 26z" fill="url(#side)"/>` +
      `<path d="M168 128q0-8 8-8h226v276H176q-8 0-8-8z" fill="url(#lid)"/>` +
      `<path d="M176 120h226l44 24-4 4-40-20H170z" fill="#fff" fill-opacity=".35"/>` +
      `<rect x="188" y="140" width="194" height="236" rx="12" fill="none" stroke="${palette.gold.light}" stroke-width="3"/>` +
      mark(285, 226, 46, palette.coral.base, palette.gold.base, '#fdeedd') +
      `<path transform="translate(285 226) scale(.62)" d="${HEART}" fill="${palette.coral.deep}"/>` +
      `<path d="M226 312h118M246 332h78" stroke="#fdeedd" stroke-width="7" stroke-linecap="round"/>` +
      `<path d="M182 136v226" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>` +
      fan() +
      pawn(152, 424, 'one') +
      pawn(206, 440, 'two') +
      die(318, 420),
  };
}

function fan(): string {
  const card = (turn: number, face: string) =>
    `<g transform="translate(470 470) rotate(${turn})"><rect x="-40" y="-166" width="92" height="132" rx="11" fill="#3a1733" fill-opacity=".2"/><rect x="-46" y="-170" width="92" height="132" rx="11" fill="url(#card)" stroke="#d8bda8" stroke-width="1.500"/>${face}</g>`;
  const heart = (color: string) =>
    `<path transform="translate(0 -102) scale(.95)" d="${HEART}" fill="${color}"/><path transform="translate(-32 -154) scale(.25)" d="${HEART}" fill="${color}"/><path transform="translate(32 -54) rotate(180) scale(.25)" d="${HEART}" fill="${color}"/>`;
  const circles = mark(0, -104, 19, palette.teal.base, palette.gold.base, palette.plum.base);
  const lips = `<path d="M-28-104c10-12 20-16 28-8 8-8 18-4 28 8-10 15-18 21-28 21s-18-6-28-21z" fill="${palette.coral.base}"/><path d="M-26-104c16 5 36 5 52 0" fill="none" stroke="${palette.coral.deep}" stroke-width="3" stroke-linecap="round"/>`;
  return (
    shadow(478, 438, 92, 0.16) +
    card(-22, circles) +
    card(3, lips) +
    card(28, heart(palette.coral.base))
  );
}

function pawn(x: number, y: number, hue: 'one' | 'two'): string {
  return (
    shadow(x, y, 32, 0.26) +
    `<path d="M${x - 30} ${y - 2}q-2-16 10-22c10-8 12-30 12-44h16c0 14 2 36 12 44q12 6 10 22a30 8 0 0 1-60 0z" fill="url(#${hue})"/>` +
    `<ellipse cx="${x}" cy="${y - 66}" rx="17" ry="5" fill="url(#${hue})"/>` +
    `<circle cx="${x}" cy="${y - 84}" r="22" fill="url(#${hue}-head)"/>` +
    `<ellipse cx="${x - 8}" cy="${y - 92}" rx="6" ry="4.500" fill="#fff" fill-opacity=".6"/>`
  );
}

function die(x: number, y: number): string {
  const dot = (dx: number, dy: number) =>
    `<circle cx="${x + dx}" cy="${y + dy}" r="4.500" fill="${palette.coral.base}"/>`;
  return (
    shadow(x + 4, y + 26, 34, 0.24) +
    `<path d="M${x - 28} ${y - 16}l14-14h50l-8 14z" fill="#fffaf2"/>` +
    `<path d="M${x + 28} ${y - 16}l8-14v44l-8 14z" fill="#d9bfae"/>` +
    `<rect x="${x - 28}" y="${y - 18}" width="56" height="46" rx="8" fill="#f7e9da"/>` +
    dot(-14, -6) +
    dot(14, -6) +
    dot(0, 5) +
    dot(-14, 16) +
    dot(14, 16)
  );
}
