import type { Tier } from '../../../contract/progress/achievements.ts';

/** The medal as paths, for the page and for downloaded pictures. */
export const MEDAL = { width: 120, height: 140, centre: { x: 60, y: 56 } } as const;

export const SIGN = { x: 38, y: 34, size: 44 } as const;

type Gradient = readonly [top: string, bottom: string];
type Metal = Record<'edge' | 'rim' | 'face' | 'ribbon', Gradient> & { sign: string };

const metals: Readonly<Record<Tier | 'locked', Metal>> = {
  bronze: {
    edge: ['#e0a070', '#9a5a30'],
    rim: ['#8f4f28', '#d79a68'],
    face: ['#f0c09a', '#c47f4c'],
    ribbon: ['#c73f26', '#8f2a1a'],
    sign: '#5c2c10',
  },
  silver: {
    edge: ['#eef0f4', '#9aa0b0'],
    rim: ['#868c9c', '#dfe3ea'],
    face: ['#ffffff', '#bcc2ce'],
    ribbon: ['#1b6763', '#114744'],
    sign: '#3a4154',
  },
  gold: {
    edge: ['#fbe19a', '#c98f24'],
    rim: ['#b27a18', '#f7d57f'],
    face: ['#fff0bd', '#e8b144'],
    ribbon: ['#7a2350', '#4f1436'],
    sign: '#6b4200',
  },
  diamond: {
    edge: ['#d9f6ff', '#6fb4d8'],
    rim: ['#5a9cc6', '#cdefff'],
    face: ['#ffffff', '#a8dcf2'],
    ribbon: ['#5a2a63', '#371640'],
    sign: '#1d4a6b',
  },
  locked: {
    edge: ['#cdbfc6', '#a597a0'],
    rim: ['#9d8f98', '#c8bac2'],
    face: ['#d9ccd2', '#b9abb4'],
    ribbon: ['#b3a5ad', '#95878f'],
    sign: '#857783',
  },
};

/** Paths to fill with gradients from top to bottom, and the color of the icon. */
export function medalShapes(tier: Tier | 'locked') {
  const { edge, rim, face, ribbon, sign } = metals[tier];
  const shapes = [
    filled('M34 84 20 134l17-7 10 13 15-48z', ribbon),
    filled('M86 84l14 50-17-7-10 13-15-48z', [ribbon[1], ribbon[0]]),
    filled(scalloped(54, 50, 16), edge),
    filled(circle(43), rim),
    filled(circle(38.5), face),
  ];
  return { shapes, sign };
}

function filled(path: string, [top, bottom]: Gradient) {
  return { path, top, bottom };
}

function circle(radius: number): string {
  const { x, y } = MEDAL.centre;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

function scalloped(outer: number, inner: number, waves: number): string {
  const at = (radius: number, step: number) => {
    const angle = (step / (2 * waves)) * 2 * Math.PI;
    const x = MEDAL.centre.x + radius * Math.sin(angle);
    const y = MEDAL.centre.y - radius * Math.cos(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const wave = (index: number) => `Q${at(outer * 1.04, 2 * index + 1)} ${at(inner, 2 * index + 2)}`;
  return `M${at(inner, 0)}${Array.from({ length: waves }, (_, index) => wave(index)).join('')}z`;
}
