import type { BeardStyle, Jaw, Nose } from '../rig/body.ts';

/** Expression of a face: at ease, at work, or tender toward the partner. */
export type Mood = 'calm' | 'effort' | 'tender';

/** Lines in the head's own coordinates. `warmth` is how much blush shows. */
type Face = {
  eyes: string;
  brows: string;
  nose: string;
  mouth: string;
  isLaughing: boolean;
  blush: string;
  warmth: number;
};

type Eyes = 'open' | 'closed' | 'laughing';
type Features = Record<'open' | 'closed', string> & {
  brows: string;
  mouth: string;
  warmth: number;
};

const sideFaces: Record<Mood, Features> = {
  calm: {
    closed: 'M7.4-1.2C8.8.9 11.8 1 13.4-.8',
    open: 'M10.9-3.2v3.4',
    brows: 'M7-7.6C9-9.4 12-9.4 14-8',
    mouth: 'M16 10.9C14.2 13 12 13 10.4 11',
    warmth: 0.4,
  },
  effort: {
    closed: 'M7.4-.9C9 .6 11.8.6 13.4-.9',
    open: 'M10.9-2.8v3',
    brows: 'M7-7.8C9.4-8.9 12-8.5 14.2-7.1',
    mouth: 'M16 11.1C14.2 12.2 12.4 12.2 11 11.5',
    warmth: 0.55,
  },
  tender: {
    closed: 'M7-.8C8.8 1.6 12 1.6 13.6-.6M13.6-.6L14.6.2',
    open: 'M10.9-2.8v2.8',
    brows: 'M6.8-8C8.6-10.2 12-10.4 14-9.2',
    mouth: 'M16.2 10.4C14.4 13.6 11.4 13.6 9.6 10.8',
    warmth: 0.55,
  },
};

const frontFaces: Record<Mood, Features> = {
  calm: {
    closed: 'M-10-.8C-8.6 1.4-5 1.4-3.6-.6M10-.8C8.6 1.4 5 1.4 3.6-.6',
    open: 'M-6.8-2.6v3M6.8-2.6v3',
    brows: 'M-10.6-7C-9-8.8-5.6-8.8-3.8-7.6M10.6-7C9-8.8 5.6-8.8 3.8-7.6',
    mouth: 'M-4.6 11.2C-2.4 14.6 2.4 14.6 4.6 11.2',
    warmth: 0.4,
  },
  effort: {
    closed: 'M-10-.6C-8.4 1-5.2 1-3.6-.4M10-.6C8.4 1 5.2 1 3.6-.4',
    open: 'M-6.8-2.2v2.8M6.8-2.2v2.8',
    brows: 'M-10.8-7.1C-8.8-8.4-5.9-8.2-3.7-7M10.8-7.1C8.8-8.4 5.9-8.2 3.7-7',
    mouth: 'M-4 11.5C-1.8 13.3 1.8 13.3 4 11.5',
    warmth: 0.55,
  },
  tender: {
    closed: 'M-10.4-.4C-8.6 2-5 2-3.4-.4M10.4-.4C8.6 2 5 2 3.4-.4',
    open: 'M-6.8-2.2v2.6M6.8-2.2v2.6',
    brows: 'M-10.8-7.4C-9-9.8-5.6-9.8-3.8-8.8M10.8-7.4C9-9.8 5.6-9.8 3.8-8.8',
    mouth: 'M-5.4 10.8C-2.8 15.2 2.8 15.2 5.4 10.8',
    warmth: 0.55,
  },
};

const laughing = {
  side: {
    eyes: 'M7 .8C8.6-2.2 12.2-2.2 13.8.4',
    brows: 'M6.8-8.6C8.6-10.8 12-11 14-9.6',
    mouth: 'M16.4 9.6C14 10.2 11.2 9.8 9 8.6C9 13.2 12.2 16 15.6 14.6C15.2 13 15.8 11.4 16.4 9.6Z',
  },
  front: {
    eyes: 'M-10.4.8C-8.6-2.6-5-2.6-3.4.6M10.4.8C8.6-2.6 5-2.6 3.4.6',
    brows: 'M-10.8-8C-9-10.4-5.6-10.4-3.8-9.4M10.8-8C9-10.4 5.6-10.4 3.8-9.4',
    mouth: 'M-7 9C-3 10.4 3 10.4 7 9C6.6 14 3.6 17 0 17C-3.6 17-6.6 14-7 9Z',
  },
};

const sideBlush = 'M3.4 7.4a4.2 3.6 0 1 0 8.4 0a4.2 3.6 0 1 0-8.4 0Z';
const frontBlush =
  'M-13.6 7a3.8 3.2 0 1 0 7.6 0a3.8 3.2 0 1 0-7.6 0ZM6 7a3.8 3.2 0 1 0 7.6 0a3.8 3.2 0 1 0-7.6 0Z';

/**
 * Returns the lines of a face. Closed eyes are always at ease, because a resting person does not
 * strain.
 */
export function faceLines(isFront: boolean, nose: Nose, eyes: Eyes, mood: Mood): Face {
  const common = {
    nose: isFront ? noses[nose].front : '',
    blush: isFront ? frontBlush : sideBlush,
  };
  if (eyes === 'laughing') {
    return { ...laughing[isFront ? 'front' : 'side'], ...common, isLaughing: true, warmth: 0.6 };
  }
  const shown = mood === 'effort' && eyes === 'closed' ? 'calm' : mood;
  const { brows, mouth, warmth, [eyes]: drawn } = (isFront ? frontFaces : sideFaces)[shown];
  return { ...common, eyes: drawn, brows, mouth, warmth, isLaughing: false };
}

/** Noses: a part of the profile's outline, and a line from the front. */
const noses: Record<Nose, { side: string; front: string }> = {
  straight: {
    side: 'C16.6-1 19.4 2 19.6 3.8C19.7 5.6 17.4 5.8 16.4 6.2',
    front: 'M.6 1C1.4 4 2.6 5.6.2 6.6',
  },
  broad: {
    side: 'C15.7-1.4 17.6.4 19.8 2.4C21.6 4.6 20.4 7.2 16.4 6.2',
    front: 'M-3.6 5.2C-2.8 7.4-1 6.6 0 7.2C1 6.6 2.8 7.4 3.6 5.2',
  },
  small: {
    side: 'C15.4-1.2 16.6.8 18.8 1.2C20 1.8 18.8 5 16.4 6.2',
    front: 'M-1.8 5.2C-.8 6.6.8 6.6 1.8 5.2',
  },
  curved: {
    side: 'C18.4-3.4 20.2-.4 20.8 3.8C20.8 6.2 18 5.2 16.4 6.2',
    front: 'M.2-2C1.8 1 3.4 4.8 2.2 6.2C1.4 7 .4 6.8-.8 6.4',
  },
  long: {
    side: 'C17-1 21 3 22 5.2C22 7.2 18.2 6 16.4 6.2',
    front: 'M.4-1.4C1.4 3 3.2 6.6.2 7.8',
  },
};

/** Jaws: parts of both outlines, from the lips to the ear and from temple to temple. */
const jaws: Record<Jaw, { side: string; front: string }> = {
  oval: {
    side: 'C15.2 14.6 15.9 16.2 15.2 18C14.2 20.8 11 22.2 7.6 21.6C3 20.8-3 18.5-6.4 14',
    front: 'C16.2 8.6 10.4 22 0 22C-10.4 22-16.2 8.6-16.6-2.6',
  },
  square: {
    side: 'C15.6 14.8 17.2 16.6 16.6 19C15.6 22.4 11.6 23.2 7.6 22.6C2 21.8-4.6 21-6.4 14',
    front: 'C16.8 13 13 22.6 0 22.6C-13 22.6-16.8 13-16.6-2.6',
  },
  soft: {
    side: 'C15 14.6 15.4 16 14.8 17.6C14.2 20.2 12 21.6 10 22.2C5 24.4-3.8 22.6-6.4 14',
    front: 'C17.8 9.6 13 22.6 0 22.6C-13 22.6-17.8 9.6-16.6-2.6',
  },
  fine: {
    side: 'C15 14.6 15.6 16.2 14.8 17.6C13.6 19.8 11.2 20.4 8.4 19.6C3.6 18.2-3 17-6.4 14',
    front: 'C16 5.6 8.2 22 0 22C-8.2 22-16 5.6-16.6-2.6',
  },
};

export function faceOutline(isFront: boolean, nose: Nose, jaw: Jaw): string {
  if (isFront) return `M0-22C11-22 17-13.5 16.6-2.6${jaws[jaw].front}C-17-13.5-11-22 0-22Z`;
  return (
    `M-3-22C8-23 15.2-17.6 15.6-8.4C15.7-6.4 15.2-5 15.6-3.6${noses[nose].side}` +
    'C16.3 7.2 17.2 8.2 17 9.3C16.9 10.1 16.2 10.3 16 10.8C16.6 11.6 16.6 12.8 15.8 13.6' +
    `${jaws[jaw].side}C-10 13-18 9-18.5-3C-19-15-12-21.5-3-22Z`
  );
}

export const BROW_WIDTH = { fine: 1.2, usual: 1.6, full: 1.9 };

/** Lines beside the eyes, and from the nose to the corners of the mouth. */
export const laughLines = {
  side: 'M5.6-2.6L3.2-3.8M5.4-.6L2.8-.6M13.6 5.8C11.6 7 10 8.8 9 11.6',
  front:
    'M-12-2L-14-3M-12 0L-14.2.2M12-2L14-3M12 0L14.2.2M-5.4 5.8C-7.4 7.4-8 9.4-7.4 12M5.4 5.8C7.4 7.4 8 9.4 7.4 12',
};

/** Inside of an open mouth. */
export const MOUTH = '#7d2b36';

export const GLASSES = '#4a2b3a';
export const sideGlasses = 'M6.2-1.4a5 4.8 0 1 0 10 0a5 4.8 0 1 0-10 0M6.4-3L-3-3.6';
export const frontGlasses =
  'M-12.2-1a5.2 5 0 1 0 10.4 0a5.2 5 0 1 0-10.4 0M1.8-1a5.2 5 0 1 0 10.4 0a5.2 5 0 1 0-10.4 0M-1.8-2Q0-3.4 1.8-2M-12.2-2.4L-16.4-3.4M12.2-2.4L16.4-3.4';

/** Beards. Stubble is a short beard that lets the skin through. */
export const beards: Record<Exclude<BeardStyle, 'stubble'>, { side: string; front: string }> = {
  full: {
    side:
      'M.6 1C.4 6 .6 9 4 10.4C7.6 11.8 9 8.4 16.6 7.2L17 9.3C14.4 9.6 12.6 10 11 11.4C13 12.6 14.6 11.6 16 10.9' +
      'C16.8 11.8 16.8 13 16.4 13.8C15.8 15 16.6 16.6 15.8 18.8C14.6 22.2 10.6 23.2 7.2 22.6C1.6 21.6-4 18.6-6.6 13.6C-5 11-3.6 7-3.4 2Z',
    front:
      'M-16.4 0C-14 5-13 8.6-9 9C-5.4 9.2-4 8 0 8C4 8 5.4 9.2 9 9C13 8.6 14 5 16.4 0C16.6 11 11 23.4 0 23.4C-11 23.4-16.6 11-16.4 0ZM-5.4 11.2C-2.6 15.6 2.6 15.6 5.4 11.2C2 10.4-2 10.4-5.4 11.2Z',
  },
  /** Beard along the jaw only, close to the skin. */
  short: {
    side: 'M-.6 2C-.4 7.6 2 12.4 6 14.8C9.4 16.8 12.6 15.2 15.4 15.4C15.8 16.6 15.8 17.4 15.4 18.4C14.4 21.2 11 22.4 7.6 21.9C2.4 21-3.2 18.4-6.4 13.8C-4.6 11-3.4 7-3 2.4Z',
    front:
      'M-16.5 0C-15 7-12 14.4-6.4 17C-3.6 18.2 3.6 18.2 6.4 17C12 14.4 15 7 16.5 0C16.6 10.6 10.6 22.6 0 22.6C-10.6 22.6-16.6 10.6-16.5 0Z',
  },
  /** Beard on the upper lip and the chin. The ends of the lip's are lifted, or the face looks grim. */
  goatee: {
    side: 'M10.8 8.2C12.8 7.9 15 7.6 16.5 7.5L16.8 8.7C15 9.2 12.8 9.5 10.6 9C10 8.8 10 8.4 10.8 8.2ZM9.8 16C11.8 15 14 15 15.4 15.2C15.4 16.4 16 17.6 15.4 19.2C14.2 22.4 10.8 22.8 8.8 22C7.6 20.4 8 17.4 9.8 16Z',
    front:
      'M-6.6 8C-4.4 8.4-2 7.7 0 8.2C2 7.7 4.4 8.4 6.6 8C5.6 9.6 3 9.9 0 9.3C-3 9.9-5.6 9.6-6.6 8ZM-4 16.6C-2 15.8 2 15.8 4 16.6C4.8 19.8 3 22.6 0 22.6C-3 22.6-4.8 19.8-4 16.6Z',
  },
};
