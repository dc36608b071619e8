import {
  across,
  down,
  mark,
  type PlaceholderArt,
  palette,
  roundness,
  shadow,
  slanted,
  type Tone,
} from './kit.ts';
import { hanger, hung, RAIL } from './rail.ts';

/** Draws a tank top and a tee side by side, and the rest of the set folded below. */
export function workoutSet(cloth: Tone): PlaceholderArt {
  const defs =
    across('rail', [0, palette.wood.light], [0.5, palette.wood.base], [1, palette.wood.deep]) +
    slanted('tank', [0, cloth.light], [0.4, cloth.base], [1, cloth.deep]) +
    slanted('tee', [0, '#f9eadb'], [0.5, '#efd6c3'], [1, '#c9a291']) +
    across('fold-one', [0, cloth.light], [0.4, cloth.base], [1, cloth.deep]) +
    across('fold-two', [0, '#6b3d70'], [0.4, palette.plum.base], [1, palette.plum.deep]) +
    roundness('iron', palette.teal) +
    down('bar', [0, '#e9d6c4'], [1, '#8d6f6b']);
  return { defs, body: RAIL + tee(cloth) + tank(cloth) + folded(cloth) + weights() };
}

function tee(cloth: Tone): string {
  const shape =
    'M366 122c18 18 68 18 86 0l44 16q14 5 22 20l30 58-44 26-18-28c-2 40 4 76 4 110q0 10-10 10H338q-10 0-10-10c0-34 6-70 4-110l-18 28-44-26 30-58q8-15 22-20z';
  return (
    hanger(409, 104, 62) +
    hung(shape, 'url(#tee)') +
    `<path d="M366 122c18 18 68 18 86 0l-7-3c-15 14-57 14-72 0z" fill="${cloth.base}"/>` +
    `<path d="M326 262h166l1 22H326z" fill="${cloth.base}"/><path d="M326 290h168v7H326z" fill="${cloth.base}" fill-opacity=".6"/>` +
    `<path d="M283 208l44 26M535 208l-44 26" stroke="${cloth.base}" stroke-width="5"/>` +
    `<path d="M332 214c-4 44 6 70 2 116M486 214c2 30-6 60-2 112M420 300c10 10 14 18 16 30" fill="none" stroke="#a97f72" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>` +
    mark(368, 186, 9, palette.coral.base, palette.teal.base, palette.plum.deep)
  );
}

function tank(cloth: Tone): string {
  const shape =
    'M174 118c-2 34 4 52 40 54 36-2 42-20 40-54h22c-2 40 6 62 28 82-4 44 4 84 2 118q0 10-10 10H132q-10 0-10-10c-2-34 6-74 2-118 22-20 30-42 28-82z';
  return (
    hanger(214, 100, 54) +
    hung(shape, 'url(#tank)') +
    `<path d="M174 118c-2 34 4 52 40 54 36-2 42-20 40-54h-7c0 30-6 43-33 45-27-2-33-15-33-45z" fill="${cloth.deep}"/>` +
    `<path d="M121 248h186l-1 22H122z" fill="#fbeee1"/><path d="M122 276h184v7H122z" fill="#fbeee1" fill-opacity=".6"/>` +
    `<path d="M146 214c8 26-4 70 2 106M276 206c6 40-4 64 2 116M214 286c-6 12-8 22-8 36" fill="none" stroke="${cloth.deep}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M136 216c4 30-4 66-2 100" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>` +
    mark(166, 208, 9, '#fbeee1', palette.gold.base, palette.plum.deep)
  );
}

function folded(cloth: Tone): string {
  const piece = (y: number, fill: string, seam: string) =>
    `<rect x="118" y="${y}" width="236" height="36" rx="17" fill="url(#${fill})"/>` +
    `<path d="M134 ${y + 19}h208" stroke="${seam}" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M136 ${y + 8}h90" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`;
  return (
    shadow(236, 444, 128, 0.17) +
    piece(406, 'fold-two', palette.plum.deep) +
    piece(374, 'fold-one', cloth.deep) +
    `<rect x="282" y="374" width="22" height="68" fill="#fbeee1"/><rect x="282" y="374" width="22" height="68" fill="#2b0d20" fill-opacity=".08"/>`
  );
}

function weights(): string {
  const one = (x: number, y: number) =>
    shadow(x, y + 22, 66, 0.18) +
    `<rect x="${x - 30}" y="${y - 7}" width="60" height="14" fill="url(#bar)"/>` +
    `<rect x="${x - 62}" y="${y - 25}" width="36" height="50" rx="10" fill="url(#iron)"/>` +
    `<rect x="${x + 26}" y="${y - 25}" width="36" height="50" rx="10" fill="url(#iron)"/>`;
  return one(520, 396) + one(458, 424);
}
