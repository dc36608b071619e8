/** How the running player divides its screen, in pixels. */
export type StageFit = {
  /** The picture's height on an upright screen, its width on a wide one. */
  picture: number;
  /** The size of the step's words. */
  words: number;
  /** The countdown's diameter. */
  ring: number;
  /** In the picture's corner or at its foot, or beside the words. */
  ringAt: 'corner' | 'foot' | 'words';
};

type Screen = { width: number; height: number; hasRing: boolean; hasIntervals?: boolean };
/** How many pixels of height the words have to spare when divided so; negative where they do not fit. */
type Spare = (fit: StageFit) => number;

/** Words are never smaller than this: they are read from a mat. */
export const LEAST_WORDS = 22;
/** On a tablet or a television the picture gives way to words that are read from further away. */
const wantedWords = ({ width, height }: Screen) =>
  between(Math.min(width, height) / 32, LEAST_WORDS, 32);
const MOST_WORDS = 60;
const LEAST_PICTURE = 80;
/** As high as what stands beside it on a phone on its side. */
const SMALL_RING = 72;
/** Beside its digits it says work or rest, and the round. */
const LEAST_INTERVAL_RING = 112;
/** Of a wide screen: the picture's shares, the best first. */
const SHARES = [0.56, 0.52, 0.48, 0.44, 0.4, 0.36, 0.32, 0.28, 0.25, 0.22];
/** Where nothing else makes the words fit. */
const LEAST_SHARE = 0.18;

const between = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(most, value)));

/** The largest picture beside which the words fit, and then the largest words. */
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
  // Where the words need their side, the countdown is smaller, and at worst moves onto the picture.
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
