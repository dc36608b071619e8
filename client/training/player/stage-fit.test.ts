import { expect, test } from 'vitest';
import { freePlaces } from './free-places.ts';
import { fitStage, fitTile, LEAST_WORDS, type StageFit } from './stage-fit.ts';

/**
 * Simulates words that need so many square pixels at 22 px, on a screen whose other parts take 150
 * px.
 */
const wordsOf =
  (area: number, { width, height }: { width: number; height: number }) =>
  ({ picture, words, ringAt, ring }: StageFit) => {
    const isWide = width > height;
    const column = isWide ? width - picture - 60 : width;
    const free = isWide ? height - 40 - (ringAt === 'words' ? ring : 0) : height - 150 - picture;
    return free - (area / column) * (words / LEAST_WORDS) ** 2;
  };

const phone = { width: 390, height: 844, hasRing: true };
const onItsSide = { width: 844, height: 390, hasRing: true };
const smallOnItsSide = { width: 568, height: 320, hasRing: true };

test('few words leave the picture its full width and grow themselves', () => {
  const { picture, words } = fitStage(phone, wordsOf(20_000, phone));
  expect(picture).toBe(390);
  expect(words).toBeGreaterThan(26);
});

test('many words take from the picture before they would be small', () => {
  const { picture, words } = fitStage(phone, wordsOf(160_000, phone));
  expect(picture).toBeLessThan(390);
  expect(words).toBe(LEAST_WORDS);
});

test('on a tablet the picture gives way to larger words than a phone has', () => {
  const tablet = { width: 768, height: 1024, hasRing: true };
  const { picture, words } = fitStage(tablet, wordsOf(200_000, tablet));
  expect(picture).toBeLessThan(614);
  expect(words).toBeGreaterThan(LEAST_WORDS);
});

test('on its side the countdown stands with the words, smaller where they are many', () => {
  const long = fitStage(smallOnItsSide, wordsOf(70_000, smallOnItsSide));
  expect(long).toMatchObject({ ringAt: 'words', ring: 96 });
});

test('on its side the countdown moves onto the picture only where the words need it all', () => {
  expect(fitStage(onItsSide, wordsOf(60_000, onItsSide)).ringAt).toBe('words');
  expect(fitStage(smallOnItsSide, wordsOf(95_000, smallOnItsSide)).ringAt).toBe('foot');
});

test('a short line is large where the picture keeps its share, and as small as the words elsewhere', () => {
  expect(fitStage(phone, wordsOf(20_000, phone)).short).toBe(1.5);
  expect(fitStage(phone, wordsOf(200_000, phone)).short).toBe(1);
});

test.each([
  ['below the countdown in a high picture', 350, true, { tileAt: 'below' }],
  ['beside the countdown in a low one, and small', 140, true, { tile: 64, tileAt: 'beside' }],
  ['in the corner without a countdown', 350, false, { tileAt: 'corner' }],
])(
  'the partner’s video docks %s, and the couple is drawn clear of both',
  (_, picture, hasRing, at) => {
    const fit: StageFit = { picture, words: 22, short: 1, ring: 110, ringAt: 'corner' };
    const tiled = fitTile(fit, { ...phone, hasRing });
    expect(tiled).toMatchObject(at);
    const { upperRight } = freePlaces({ ...fit, ...tiled }, hasRing, true);
    expect(upperRight.width).toBeGreaterThan(Math.max(tiled.tile, hasRing ? fit.ring : 0));
    expect(upperRight.height).toBeGreaterThan(tiled.tile * 1.25);
    expect(upperRight.height).toBeLessThanOrEqual(picture);
  },
);

test('on a picture hardly wider than the menu the partner’s video docks under it', () => {
  const fit: StageFit = { picture: 153, words: 22, short: 1, ring: 96, ringAt: 'words' };
  const tiled = fitTile(fit, smallOnItsSide);
  expect(tiled).toEqual({ tile: 64, tileAt: 'under' });
  const { upperLeft, upperRight } = freePlaces({ ...fit, ...tiled }, true, true);
  expect(upperRight.height).toBeGreaterThan(upperLeft.height + tiled.tile * 1.25);
  expect(fitTile({ ...fit, picture: 371 }, onItsSide).tileAt).toBe('corner');
});
