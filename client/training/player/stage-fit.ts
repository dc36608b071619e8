/** Division of the running player's screen, in pixels. */
export type StageFit = {
  /** Height of the picture on an upright screen, its width on a wide one. */
  picture: number;
  /** Font size of the step's words. */
  words: number;
  /** Diameter of the countdown. */
  ring: number;
  /** Place of the countdown: the picture's corner or foot, or beside the words. */
  ringAt: 'corner' | 'foot' | 'words';
};

type Screen = { width: number; height: number; hasRing: boolean; hasIntervals?: boolean };
/** Pixels of height that the words have to spare in a division; negative if they do not fit. */
type Spare = (fit: StageFit) => number;

/** Minimum font size of the words, which are read from a mat. */
export const LEAST_WORDS = 22;
/**
 * Larger words for a tablet or a television, which are read from further away. The picture shrinks
 * for them.
 */
const wantedWords = ({ width, height }: Screen) =>
  between(Math.min(width, height) / 32, LEAST_WORDS, 32);
const MOST_WORDS = 60;
const LEAST_PICTURE = 80;
/** Diameter that matches the height of its neighbors on a phone held sideways. */
const SMALL_RING = 72;
/** Minimum diameter with intervals: the ring also names work or rest, and the round. */
const LEAST_INTERVAL_RING = 112;
/** Shares of a wide screen for the picture, the best first. */
const SHARES = [0.56, 0.52, 0.48, 0.44, 0.4, 0.36, 0.32, 0.28, 0.25, 0.22];
/** Smallest share, for words that fit in no other way. */
const LEAST_SHARE = 0.18;

const between = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(most, value)));

/** Finds the largest picture beside which the words fit, and then the largest words. */
export function fitStage(screen: Screen, spare: Spare): StageFit {
  const fit = screen.width > screen.height ? fitWide(screen, spare) : fitUpright(screen, spare);
  return withLargestWords(fit, screen, spare);
}

function fitUpright(screen: Screen, spare: Spare): StageFit {
  const { width, height, hasIntervals } = screen;
  const least = hasIntervals ? LEAST_INTERVAL_RING : 84;
  const ringFor = (picture: number) =>
    between(Math.min(width, picture) * 0.36, Math.min(least, picture * 0.82), 260);
  const divided = (picture: number): StageFit => ({
    picture,
    words: wantedWords(screen),
    ring: ringFor(picture),
    ringAt: 'corner',
  });
  const most = Math.min(width, height * 0.6);
  return divided(between(LEAST_PICTURE + spare(divided(LEAST_PICTURE)), LEAST_PICTURE, most));
}

function fitWide(screen: Screen, spare: Spare): StageFit {
  const { width, height, hasRing, hasIntervals } = screen;
  const words = wantedWords(screen);
  const [least, small] = hasIntervals
    ? [LEAST_INTERVAL_RING, LEAST_INTERVAL_RING]
    : [84, SMALL_RING];
  const besideWords = (ring: number) => (picture: number) =>
    ({ picture, words, ring, ringAt: 'words' }) as const;
  const onPicture = (picture: number) => {
    const ring = between(picture * 0.7, least, Math.max(least, 110));
    return { picture, words, ring, ringAt: 'foot' } as const;
  };
  // Shrink the countdown if the words need its space, and as a last resort move it onto the
  // picture.
  const ways = hasRing
    ? [besideWords(between(height * 0.28, least, 220)), besideWords(small), onPicture]
    : [onPicture];
  const fits = ways.flatMap((way) =>
    SHARES.map((share): StageFit => way(Math.round(width * share))),
  );
  return fits.find((fit) => spare(fit) >= 0) ?? onPicture(Math.round(width * LEAST_SHARE));
}

function withLargestWords(fit: StageFit, { width, height }: Screen, spare: Spare): StageFit {
  let least = LEAST_WORDS;
  let most = between(Math.min(width, height) / 12, LEAST_WORDS, MOST_WORDS);
  while (least < most) {
    const words = Math.ceil((least + most) / 2);
    if (spare({ ...fit, words }) >= 0) least = words;
    else most = words - 1;
  }
  return { ...fit, words: least };
}
