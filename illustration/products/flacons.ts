import {
  across,
  down,
  glowing,
  mark,
  type PlaceholderArt,
  palette,
  plinth,
  roundness,
  shadow,
  slanted,
  type Tone,
  twig,
} from './kit.ts';

const GLASS = '#fffaf4';

/** Draws a round flacon on its plinth, among figs. */
export function roundFlacon(scent: Tone): PlaceholderArt {
  const defs =
    slanted('glass', [0, GLASS, 0.75], [0.5, GLASS, 0.32], [1, scent.deep, 0.35]) +
    slanted('scent', [0, scent.light], [0.55, scent.base], [1, scent.deep]) +
    roundness('gold', palette.gold) +
    glowing('cap', [0, palette.plum.light], [0.5, palette.plum.base], [1, palette.plum.deep]) +
    slanted('fig', [0, '#8a5a86'], [0.5, palette.plum.base], [1, '#2d1330']) +
    glowing('seeds', [0, '#f3b39a'], [0.45, '#d4604f'], [0.85, '#a83a4a'], [1, '#f6dfc6']) +
    glowing('thrown', [0, scent.base, 0.5], [1, scent.base, 0]);
  return {
    defs,
    body:
      twig('translate(150 372) rotate(-38) scale(1.15)', 6) +
      plinth(320, 360, 300, 46) +
      `<ellipse cx="352" cy="358" rx="118" ry="20" fill="url(#shade)"/>` +
      // Draw the light that passes through the scent.
      `<ellipse cx="430" cy="362" rx="70" ry="12" fill="url(#thrown)"/>` +
      `<path d="M320 150c66 0 118 46 118 110 0 40-18 74-44 94q-6 5-16 5H262q-10 0-16-5c-26-20-44-54-44-94 0-64 52-110 118-110z" fill="url(#glass)"/>` +
      `<path d="M222 248c8 8 40-2 98-2s90 10 98 2q1 6 1 12c0 34-15 62-36 78q-5 4-13 4H270q-8 0-13-4c-21-16-36-44-36-78q0-6 1-12z" fill="url(#scent)"/>` +
      `<ellipse cx="320" cy="248" rx="98" ry="9" fill="${scent.light}" fill-opacity=".9"/>` +
      `<path d="M220 234c6-34 34-62 72-70" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="9" stroke-linecap="round"/>` +
      `<path d="M232 286c4 16 11 29 21 38" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>` +
      `<path d="M424 240c3 40-10 74-34 98" fill="none" stroke="${scent.deep}" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>` +
      `<ellipse cx="320" cy="290" rx="46" ry="34" fill="#fdf3e6"/>` +
      `<ellipse cx="320" cy="290" rx="40" ry="28.500" fill="none" stroke="${palette.gold.base}" stroke-width="2"/>` +
      mark(320, 290, 11, scent.base, palette.plum.base, palette.plum.deep) +
      `<rect x="296" y="118" width="48" height="36" rx="6" fill="url(#gold)"/>` +
      `<path d="M296 132h48" stroke="${palette.gold.deep}" stroke-opacity=".5" stroke-width="2"/>` +
      `<circle cx="320" cy="86" r="38" fill="url(#cap)"/>` +
      `<ellipse cx="307" cy="72" rx="12" ry="8" transform="rotate(-32 307 72)" fill="#fff" fill-opacity=".55"/>` +
      figs(),
  };
}

/** Draws two figs: one whole, one cut in half. */
function figs(): string {
  const seeds = Array.from({ length: 14 }, (_, at) => {
    const [angle, far] = [at * 2.4, 6 + (at % 5) * 4];
    return `<circle cx="${Math.cos(angle) * far}" cy="${4 + Math.sin(angle) * far}" r="1.8" fill="#fbe3b8"/>`;
  }).join('');
  return (
    shadow(150, 430, 40, 0.24) +
    `<path d="M148 352q6 0 6 12c4 14 38 22 38 50 0 22-18 32-42 32s-44-10-44-34c0-26 32-32 36-48q0-12 6-12z" fill="url(#fig)"/>` +
    `<path d="M126 398c-6 8-6 20 0 28" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/>` +
    shadow(520, 440, 44, 0.2) +
    `<g transform="translate(512 410)"><path d="M0-52q5 0 5 10c4 12 37 18 37 48 0 22-18 34-42 34s-42-12-42-34c0-30 33-36 37-48q0-10 5-10z" fill="${palette.plum.base}"/>` +
    `<path d="M0-40c6 14 34 20 34 46 0 18-14 28-34 28s-34-10-34-28c0-26 28-32 34-46z" fill="#f8e6cf"/><circle cy="6" r="26" fill="url(#seeds)"/>${seeds}</g>`
  );
}

/** Draws a tall square flacon with a wooden cap, beside cut bergamot, tea leaves and linen. */
export function tallFlacon(scent: Tone): PlaceholderArt {
  const defs =
    across(
      'glass',
      [0, GLASS, 0.55],
      [0.18, GLASS, 0.8],
      [0.6, GLASS, 0.28],
      [1, scent.deep, 0.5],
    ) +
    down('scent', [0, scent.light], [0.5, scent.base], [1, scent.deep]) +
    roundness('wood', palette.wood) +
    roundness('gold', palette.gold) +
    slanted('stone', [0, '#f9ebde'], [0.6, '#e2c9b9'], [1, '#b9958c']) +
    glowing('flesh', [0, '#fbf3c0'], [0.8, '#ecd470'], [1, '#d9bb4a']) +
    glowing('thrown', [0, scent.base, 0.5], [1, scent.base, 0]);
  const segments = Array.from(
    { length: 8 },
    (_, at) =>
      `<path transform="rotate(${at * 45})" d="M0-7C7-15 10-27 6-35-1-38-5-38-12-34-15-26-9-15 0-7z" fill="#f6e591"/>`,
  ).join('');
  return {
    defs,
    body:
      shadow(330, 420, 170, 0.17) +
      `<path d="M188 372h284l26 22v28q0 8-8 8H170q-8 0-8-8v-28z" fill="url(#stone)"/>` +
      `<path d="M188 372h284l26 22H162z" fill="#fdf1e5"/>` +
      `<ellipse cx="366" cy="382" rx="120" ry="10" fill="url(#shade)"/>` +
      `<ellipse cx="436" cy="384" rx="52" ry="8" fill="url(#thrown)"/>` +
      `<path d="M238 190q0-22 22-26l30-6h60l30 6q22 4 22 26v182q0 12-12 12H250q-12 0-12-12z" fill="url(#glass)"/>` +
      `<path d="M252 222h136v132q0 8-8 8H260q-8 0-8-8z" fill="url(#scent)"/>` +
      `<path d="M252 222h136v8H252z" fill="${scent.light}"/>` +
      `<path d="M330 222h58v132q0 8-8 8h-50z" fill="${scent.deep}" fill-opacity=".28"/>` +
      `<path d="M247 192v158" stroke="#fff" stroke-opacity=".85" stroke-width="6" stroke-linecap="round"/>` +
      `<path d="M268 240v96" stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round"/>` +
      `<path d="M250 376h140" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>` +
      `<rect x="284" y="258" width="72" height="72" rx="4" fill="#fdf3e6"/>` +
      `<rect x="289" y="263" width="62" height="62" rx="2" fill="none" stroke="${palette.gold.base}" stroke-width="1.500"/>` +
      mark(320, 286, 10, scent.base, palette.teal.base, palette.plum.base) +
      `<path d="M302 309h36M308 316h24" stroke="${palette.plum.base}" stroke-width="2" stroke-linecap="round"/>` +
      `<rect x="290" y="138" width="60" height="24" rx="4" fill="url(#gold)"/>` +
      `<rect x="276" y="62" width="88" height="82" rx="10" fill="url(#wood)"/>` +
      `<path d="M294 66v74M308 64v78M340 66v74" stroke="#7c4a36" stroke-opacity=".28" stroke-width="2"/>` +
      `<ellipse cx="320" cy="68" rx="40" ry="6" fill="${palette.wood.light}"/>` +
      linen() +
      shadow(520, 432, 54, 0.22) +
      `<g transform="translate(516 396)"><circle r="50" fill="#b9ab3c"/><circle r="46" fill="#fdf7dc"/><circle r="42" fill="url(#flesh)"/>${segments}<circle r="4" fill="#fdf7dc"/></g>` +
      twig('translate(108 404) rotate(-58) scale(1.05)', 5),
  };
}

/** Draws a cloth, folded twice. */
function linen(): string {
  const fold = (y: number, shade: string) =>
    `<rect x="62" y="${y}" width="128" height="22" rx="10" fill="${shade}"/><path d="M74 ${y + 12}h106" stroke="#b9958c" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/>`;
  return shadow(126, 444, 70, 0.18) + fold(422, '#ead5c6') + fold(404, '#f8eadd');
}
