import {
  across,
  down,
  mark,
  type PlaceholderArt,
  palette,
  shadow,
  slanted,
  type Tone,
} from './kit.ts';

/** Draws two satin blindfolds: one still in its box, one in front with its ribbons loose. */
export function blindfolds(satin: Tone): PlaceholderArt {
  const { light, base, deep } = satin;
  const defs =
    slanted(
      'satin',
      [0, base],
      [0.18, light],
      [0.36, base],
      [0.56, deep],
      [0.74, base],
      [0.84, light],
      [1, deep],
    ) +
    across(
      'ribbon',
      [0, base],
      [0.25, deep],
      [0.45, light],
      [0.65, base],
      [0.85, deep],
      [1, base],
    ) +
    slanted(
      'other',
      [0, palette.blush.light],
      [0.35, palette.blush.base],
      [0.7, '#d08a7c'],
      [1, '#f0c0b0'],
    ) +
    down('box', [0, palette.plum.base], [1, palette.plum.deep]) +
    slanted('lid', [0, palette.plum.light], [0.5, palette.plum.base], [1, palette.plum.deep]) +
    slanted('tissue', [0, '#fffaf3'], [0.6, '#f3dfd0'], [1, '#d9b8a8']);
  return { defs, body: lid() + box() + ribbons(satin) + mask(satin) };
}

function lid(): string {
  return (
    `<g transform="translate(18 12) rotate(8 500 250)"><rect x="402" y="120" width="176" height="236" rx="12" fill="#2b0d20" fill-opacity=".16"/></g>` +
    shadow(486, 376, 100, 0.15) +
    `<g transform="rotate(8 500 250)"><rect x="402" y="120" width="176" height="244" rx="12" fill="url(#lid)"/>` +
    `<rect x="416" y="134" width="148" height="216" rx="7" fill="none" stroke="${palette.gold.base}" stroke-width="2.500"/>` +
    mark(490, 222, 27, palette.coral.base, palette.gold.base, '#fdeedd') +
    `<path d="M456 284h68M470 300h40" stroke="${palette.gold.light}" stroke-width="4" stroke-linecap="round"/></g>`
  );
}

/** Outline of a blindfold about its middle, flat side up, with room for a nose. */
const OUTLINE =
  'M-150-14C-146-44-104-60-56-58-30-57-14-52 0-52s30-5 56-6C104-60 146-44 150-14 154 24 122 54 78 54 42 54 30 20 0 20S-42 54-78 54C-122 54-154 24-150-14z';

function box(): string {
  return (
    shadow(262, 396, 190, 0.15) +
    `<path d="M92 268l40-34h282l34 34z" fill="#2d1330"/>` +
    // Draw tissue folded back over the rim.
    `<path d="M104 270l22-66 54 34 38-56 52 48 58-44 34 48 56-26 18 62z" fill="url(#tissue)"/>` +
    `<path d="M126 204l36 66M218 182l-20 88M270 230l14 40M328 186l22 84M362 234l10 36" fill="none" stroke="#cda795" stroke-opacity=".6" stroke-width="2.500" stroke-linecap="round"/>` +
    `<g transform="translate(266 268) rotate(-4) scale(.86)"><path transform="translate(8 6)" d="${OUTLINE}" fill="#2b0d20" fill-opacity=".2"/><path d="${OUTLINE}" fill="url(#other)"/>` +
    `<path d="M-138-14c4-24 42-36 84-34 24 1 40 6 54 6s30-5 54-6c42-2 80 10 84 34" fill="none" stroke="#fff6ec" stroke-opacity=".8" stroke-width="4"/></g>` +
    `<path d="M92 268h356v116q0 12-12 12H104q-12 0-12-12z" fill="url(#box)"/>` +
    `<path d="M92 268h356v10H92z" fill="${palette.plum.light}" fill-opacity=".6"/>`
  );
}

/** Draws ribbons as they fell. */
function ribbons({ light, deep }: Tone): string {
  const band = (d: string, edge: string) =>
    `<path transform="translate(8 9)" d="${d}" fill="#2b0d20" fill-opacity=".18"/><path d="${d}" fill="url(#ribbon)"/>` +
    `<path d="${edge}" fill="none" stroke="${light}" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>`;
  return (
    band(
      'M372 366c64-26 96 16 142 8 38-6 46-34 76-38l18-2 8 16-6 16-22 2c-20 4-26 20-42 30-20 12-38 14-58 8-40-10-70-32-116-16z',
      'M384 368c50-18 86 18 130 12',
    ) +
    band(
      'M378 392c54-8 74 34 128 38 40 4 56-16 84-16l22 4-10 14 6 18-20-4c-26-2-40 10-70 14-36 4-68-8-92-26-20-16-34-20-54-16z',
      'M392 398c44-2 66 32 112 38',
    ) +
    band(
      'M126 372c-40-22-54 16-80 16l-22-4 8 14-8 16 22 4c36 2 56-38 84-20z',
      'M112 374c-26-8-42 20-64 20',
    ) +
    `<path d="M380 388c10 0 18 0 26-2" stroke="${deep}" stroke-width="3" stroke-opacity=".4"/>`
  );
}

function mask({ light, deep }: Tone): string {
  return (
    `<g transform="translate(254 384) rotate(3)"><path transform="translate(12 14)" d="${OUTLINE}" fill="#2b0d20" fill-opacity=".3"/>` +
    `<path d="${OUTLINE}" fill="url(#satin)" stroke="${deep}" stroke-width="3"/>` +
    `<path d="M-140-12c4-26 42-38 84-36 24 1 40 6 56 6s32-5 56-6c42-2 80 10 84 36" fill="none" stroke="${light}" stroke-width="3.500" stroke-linecap="round"/>` +
    `<path d="M-140-4c-2 28 26 48 62 48 30 0 42-34 78-34s48 34 78 34c36 0 64-20 62-48" fill="none" stroke="${light}" stroke-opacity=".35" stroke-width="2.500" stroke-linecap="round"/>` +
    `<path d="M-112 12c14-26 44-40 86-40M34-14c28-14 58-14 84 4" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="12" stroke-linecap="round"/></g>`
  );
}
