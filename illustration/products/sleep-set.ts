import { across, type PlaceholderArt, palette, shadow, type Tone } from './kit.ts';
import { hanger, hung, RAIL } from './rail.ts';

/** Draws a silk shirt and silk shorts on hangers, and the rest of the set tied with a ribbon. */
export function sleepSet(silk: Tone): PlaceholderArt {
  const { light, base, deep } = silk;
  const defs =
    across('rail', [0, palette.gold.light], [0.5, palette.gold.base], [1, palette.gold.deep]) +
    across(
      'silk',
      [0, deep],
      [0.1, base],
      [0.24, light],
      [0.36, base],
      [0.5, deep],
      [0.56, base],
      [0.74, light],
      [0.88, base],
      [1, deep],
    ) +
    across(
      'leg',
      [0, deep],
      [0.16, light],
      [0.34, base],
      [0.5, deep],
      [0.66, light],
      [0.84, base],
      [1, deep],
    ) +
    across('fold', [0, light], [0.45, base], [1, deep]) +
    across('bow', [0, palette.gold.light], [1, palette.gold.deep]);
  return { defs, body: RAIL + shorts(silk) + shirt(silk) + tied(silk) };
}

function shirt({ light, base, deep }: Tone): string {
  const shape =
    'M196 110l-58 18q-18 6-24 24L72 306q-2 10 8 13l34 10q10 2 13-8l29-78c2 50-4 86-8 122q-1 11 10 12c60 6 120 6 180 0q11-1 10-12c-4-36-10-72-8-122l29 78q3 10 13 8l34-10q10-3 8-13l-42-154q-6-18-24-24l-58-18-52 30z';
  return (
    hanger(248, 98, 66) +
    hung(shape, 'url(#silk)') +
    // Draw the open collar with its piping.
    `<path d="M196 110l14-8 38 62-22 26-44-44z" fill="${light}"/><path d="M300 110l-14-8-38 62 22 26 44-44z" fill="${base}"/>` +
    `<path d="M210 102c16 20 60 20 76 0l-38 62z" fill="${deep}"/>` +
    `<path d="M182 146l44 44 22-26M314 146l-44 44-22-26" fill="none" stroke="#fff6ec" stroke-opacity=".85" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M248 168v208" stroke="${deep}" stroke-width="3"/><path d="M258 180v196" stroke="#fff6ec" stroke-opacity=".7" stroke-width="2.500"/>` +
    [214, 254, 294, 334].map((y) => `<circle cx="248" cy="${y}" r="5" fill="#fff6ec"/>`).join('') +
    `<path d="M286 216h48v44q-24 10-48 0z" fill="${light}" fill-opacity=".5"/><path d="M286 222h48" stroke="#fff6ec" stroke-opacity=".85" stroke-width="3"/>` +
    `<path d="M77 296l52 16M419 296l-52 16" stroke="#fff6ec" stroke-opacity=".85" stroke-width="3"/>` +
    `<path d="M176 262c-2 34-8 70-10 104M208 230c-6 46-4 90-10 138M322 290c4 24 8 50 10 76M150 176c-10 34-26 70-36 108M348 176c8 34 26 70 34 100" fill="none" stroke="${deep}" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>`
  );
}

function shorts({ light, deep }: Tone): string {
  const shape = 'M420 138q60 8 120 0 10 60 30 132-44 20-84 8l-6-62-6 62q-40 12-84-8 20-72 30-132z';
  return (
    hanger(480, 104, 46) +
    `<path d="M440 130v16M520 130v16" stroke="#9c7a5f" stroke-width="8" stroke-linecap="round"/>` +
    hung(shape, 'url(#leg)') +
    `<path d="M419 138q61 8 122 0l3 22q-64 8-128 0z" fill="${light}" fill-opacity=".6"/>` +
    `<path d="M472 160c-10 22-8 40-16 56M488 160c8 20 8 36 14 50" fill="none" stroke="#fff6ec" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M392 262q42 18 82 8M486 270q40 10 82-8" fill="none" stroke="#fff6ec" stroke-opacity=".85" stroke-width="3"/>` +
    `<path d="M432 176c-4 30-14 60-22 84M528 176c4 30 14 60 22 84M480 170v40" fill="none" stroke="${deep}" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>`
  );
}

function tied(silk: Tone): string {
  const piece = (y: number) =>
    `<rect x="376" y="${y}" width="196" height="28" rx="13" fill="url(#fold)"/>` +
    `<path d="M392 ${y + 15}h168" stroke="${silk.deep}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M392 ${y + 6}h70" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`;
  return (
    shadow(474, 446, 108, 0.16) +
    piece(416) +
    piece(391) +
    `<rect x="462" y="390" width="20" height="54" fill="url(#bow)"/>` +
    `<path d="M472 390c-26-24-54-20-50-4s28 14 50 6c22 8 46 10 50-6s-24-20-50 4z" fill="url(#bow)"/><ellipse cx="472" cy="389" rx="9" ry="7" fill="${palette.gold.deep}"/>`
  );
}
