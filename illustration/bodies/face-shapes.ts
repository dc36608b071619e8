import type { BeardStyle } from '../rig/body.ts';

/** Expression of a face: at ease, at work, or tender toward the partner. */
export type Mood = 'calm' | 'effort' | 'tender';

/** Lines in the head's own coordinates. `warmth` is how much blush shows. */
type Face = {
  eyes: string;
  brows: string;
  nose: string;
  mouth: string;
  blush: string;
  warmth: number;
};

type Eyes = 'open' | 'closed';
type Features = Record<Eyes, string> & { brows: string; mouth: string; warmth: number };

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
    open: 'M10.9-2.8v2.8M7.8-3.2C9.4-4.8 12-4.8 13.4-3.4',
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
    open: 'M-6.8-2.2v2.6M6.8-2.2v2.6M-9.6-2.6C-8-4.2-5.6-4.2-4-2.8M9.6-2.6C8-4.2 5.6-4.2 4-2.8',
    brows: 'M-10.8-7.4C-9-9.8-5.6-9.8-3.8-8.8M10.8-7.4C9-9.8 5.6-9.8 3.8-8.8',
    mouth: 'M-5.4 10.8C-2.8 15.2 2.8 15.2 5.4 10.8',
    warmth: 0.55,
  },
};

const sideBlush = 'M3.4 7.4a4.2 3.6 0 1 0 8.4 0a4.2 3.6 0 1 0-8.4 0Z';
const frontBlush =
  'M-13.6 7a3.8 3.2 0 1 0 7.6 0a3.8 3.2 0 1 0-7.6 0ZM6 7a3.8 3.2 0 1 0 7.6 0a3.8 3.2 0 1 0-7.6 0Z';
const frontNose = 'M.6 1C1.4 4 2.6 5.6.2 6.6';

/**
 * Returns the lines of a face. Closed eyes are always at ease, because a resting person does not
 * strain.
 */
export function faceLines(isFront: boolean, eyes: Eyes, mood: Mood): Face {
  const shown = mood === 'effort' && eyes === 'closed' ? 'calm' : mood;
  const { brows, mouth, warmth, [eyes]: drawn } = (isFront ? frontFaces : sideFaces)[shown];
  const nose = isFront ? frontNose : '';
  return { eyes: drawn, brows, mouth, warmth, nose, blush: isFront ? frontBlush : sideBlush };
}

export const GLASSES = '#4a2b3a';
export const sideGlasses = 'M6.2-1.4a5 4.8 0 1 0 10 0a5 4.8 0 1 0-10 0M6.4-3L-3-3.6';
export const frontGlasses =
  'M-12.2-1a5.2 5 0 1 0 10.4 0a5.2 5 0 1 0-10.4 0M1.8-1a5.2 5 0 1 0 10.4 0a5.2 5 0 1 0-10.4 0M-1.8-2Q0-3.4 1.8-2M-12.2-2.4L-16.4-3.4M12.2-2.4L16.4-3.4';

export const beards: Record<BeardStyle, { side: string; front: string }> = {
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
  /** Beard on the upper lip and the chin. */
  goatee: {
    side: 'M10.4 9.6C12.6 8.4 15 7.8 16.6 7.6L17 9.3C14.4 9.6 12.8 10 11.4 11.2ZM9 15C11.6 14 14 14.2 15.6 14.4C15.6 16 16.6 17.4 15.8 19.4C14.4 23.4 10.6 23.8 8.2 22.6C6.6 20.6 7 16.6 9 15Z',
    front:
      'M-6.4 9.4C-4 7.8 4 7.8 6.4 9.4L5.6 10.8C3 9.8-3 9.8-5.6 10.8ZM-5.4 15.6C-3 14.6 3 14.6 5.4 15.6C6.4 19.6 4 24 0 24C-4 24-6.4 19.6-5.4 15.6Z',
  },
};
