const coral = 'fill-(--art-coral)';
const plum = 'fill-(--art-plum)';
const teal = 'fill-(--art-teal)';
const sun = 'fill-(--art-sun)';
const glow = 'fill-(--art-glow)';
const ground = 'fill-(--art-ground)';

const coralLine = 'fill-none stroke-(--art-coral)';
const tealLine = 'fill-none stroke-(--art-teal)';
const plumLine = 'fill-none stroke-(--art-plum)';
const groundLine = 'fill-none stroke-(--art-ground)';
const glowLine = 'fill-none stroke-(--art-glow) opacity-60';

/** Class and outline of a shape, and the stroke width if it is drawn as a line. */
type Shape = readonly [className: string, path: string, strokeWidth?: number];

const circle = (x: number, y: number, radius: number) => ellipse(x, y, radius, radius);

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

const disc: Shape = [glow, circle(200, 140, 104)];
const floor: Shape = [ground, 'M-400 236h1200v600h-1200z'];

/** Motifs in pairs, on 400 by 300, made to be cropped from any side. */
export const motifs = {
  /** Two hills and the light between them. */
  sun: [
    [glow, circle(200, 150, 150)],
    [sun, circle(200, 158, 74)],
    [coral, 'M-300 240C-120 240 60 150 178 196s150 104 420 104v400h-900z'],
    [teal, 'M700 222C520 222 380 168 262 214S90 300-300 300v400H700z'],
    [plum, 'M-400 292c200-40 420-42 600-10s420 22 600-6v500h-1200z'],
  ],
  /** Two leaves from one root. */
  stretch: [
    disc,
    floor,
    [coral, 'M198 242C118 220 92 140 128 62c58 34 88 108 70 180'],
    [teal, 'M202 242c80-22 106-102 70-180-58 34-88 108-70 180'],
    [plum, 'M150 242h100l-14 34h-72z'],
  ],
  /** Stones that hold one another up. */
  strength: [
    disc,
    floor,
    [plum, ellipse(200, 222, 92, 28)],
    [teal, ellipse(206, 176, 66, 24)],
    [coral, ellipse(194, 134, 50, 22)],
    [sun, ellipse(202, 98, 30, 17)],
  ],
  /** Two steps in one rhythm. */
  cardio: [
    disc,
    [tealLine, 'M-60 196c44-96 86-96 130 0s86 96 130 0 86-96 130 0 86 96 130 0', 22],
    [coralLine, 'M-60 138c44-96 86-96 130 0s86 96 130 0 86-96 130 0 86 96 130 0', 22],
  ],
  /** Two petals on still water. */
  cooldown: [
    [sun, circle(200, 112, 64)],
    [teal, 'M-400 164h1200v600h-1200z'],
    [glowLine, ellipse(200, 226, 132, 28) + ellipse(200, 226, 84, 16), 4],
    [plum, 'M199 228c-58 2-86-26-84-66 50 4 82 28 84 66'],
    [coral, 'M201 228c58 2 86-26 84-66-50 4-82 28-84 66'],
    [glow, 'M200 228c-32-28-34-66 0-96 34 30 32 68 0 96'],
  ],
  bedroom: [
    [glow, circle(170, 112, 78)],
    [glow, circle(234, 138, 66)],
    floor,
    [coral, 'M150 134h40v104h-40z'],
    [plum, 'M214 160h40v78h-40z'],
    [sun, 'M170 80c18 26 15 45 0 47-15-2-18-21 0-47m64 28c18 26 15 45 0 47-15-2-18-21 0-47'],
    [teal, 'M132 236h140l-14 18H146z'],
  ],
  pair: [
    disc,
    floor,
    [coralLine, 'M180 240 112 138', 30],
    [tealLine, 'M220 240 288 138', 30],
    [plumLine, 'm114 142 86-4 86 4', 16],
    [plum, circle(94, 109, 23)],
    [sun, circle(306, 109, 23)],
  ],
  rings: [
    disc,
    [groundLine, circle(200, 146, 82) + circle(200, 146, 50), 20],
    [coralLine, 'M200 64a82 82 0 0 1 71 123', 20],
    [tealLine, 'M200 96a50 50 0 1 1-43 75', 20],
  ],
  book: [
    disc,
    floor,
    [
      plum,
      'M200 104c-30-24-70-28-112-18v146c42-10 82-6 112 18 30-24 70-28 112-18V86c-42-10-82-6-112 18',
    ],
    [glow, 'M194 108c-26-18-60-22-96-16v128c36-6 70-2 96 16z'],
    [sun, 'M206 108c26-18 60-22 96-16v128c-36-6-70-2-96 16z'],
    [coral, 'M146 176c-14-12-24-20-24-30 0-14 18-17 24-5 6-12 24-9 24 5 0 10-10 18-24 30'],
  ],
  pennants: [
    disc,
    floor,
    [plum, 'M140 64h7v186h-7zM216 96h7v154h-7z'],
    [coral, 'M147 68c36-14 52 18 92 4-8 16-8 28 0 44-40 14-56-18-92-4z'],
    [teal, 'M223 100c30-12 44 15 78 3-7 14-7 24 0 38-34 12-48-15-78-3z'],
  ],
  parcel: [
    disc,
    floor,
    [coral, 'M120 136h160v114H120z'],
    [plum, 'M108 112h184v34H108z'],
    [sun, 'M188 112h24v138h-24z'],
    [teal, 'M200 112c-40 6-62-8-56-28s44-14 56 28c12-42 50-48 56-28s-16 34-56 28'],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type Motif = keyof typeof motifs;
