/** Division of the running player's screen, in pixels. */
export type StageFit = {
  /** Height of the picture on an upright screen, its width on a wide one. */
  picture: number;
  /** Font size of the step's words. */
  words: number;
  /** Size of the step's short line, compared with the words. */
  short: number;
  /** Diameter of the countdown. */
  ring: number;
  /** Place of the countdown: the picture's corner or foot, or beside the words. */
  ringAt: 'corner' | 'foot' | 'words';
};

/**
 * Place of the partner's small video: the picture's corner, below the countdown or beside it, or
 * under the menu of a picture that is hardly wider than the menu.
 */
export type TileFit = { tile: number; tileAt: 'corner' | 'below' | 'beside' | 'under' };

/** Room for the menu, full screen and Reset, in pixels, as large as in StageCorner.tsx. */
export const BUTTONS = { width: 152, height: 52 };

type Screen = {
  width: number;
  height: number;
  hasRing: boolean;
  isPaused?: boolean;
  hasIntervals?: boolean;
};
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
/** Least height and width with room for the buttons of a pause, which lie on the picture. */
const LEAST_PAUSED_PICTURE = 108;
const LEAST_PAUSED_WIDTH = 150;
/** Sizes of the short line, the best first. */
const SHORTS = [1.5, 1.25, 1];
/** Share of an upright screen that the picture keeps beside a large short line. */
const KEPT_SHARE = 0.3;
/** Minimum diameter: digits of a minute and more fit at a height that is read three meters away. */
const LEAST_RING = 96;
/** Minimum diameter with intervals: the ring also names work or rest, and the round. */
const LEAST_INTERVAL_RING = 112;
/** Shares of a wide screen for the picture, the best first. */
const SHARES = [0.56, 0.52, 0.48, 0.44, 0.4, 0.36, 0.32, 0.28, 0.25, 0.22];
/** Least share of a wide screen beside a large short line. */
const KEPT_WIDE_SHARE = 0.4;
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
  const { width, height, hasIntervals, isPaused } = screen;
  const leastPicture = isPaused ? LEAST_PAUSED_PICTURE : LEAST_PICTURE;
  const least = hasIntervals ? LEAST_INTERVAL_RING : LEAST_RING;
  const ringFor = (picture: number) =>
    between(Math.min(width, picture) * 0.36, Math.min(least, picture * 0.82), 260);
  const divided = (picture: number, short: number): StageFit => ({
    picture,
    short,
    words: wantedWords(screen),
    ring: ringFor(picture),
    ringAt: 'corner',
  });
  const most = Math.min(width, height * 0.6);
  const fits = SHORTS.map((short) => {
    const spared = leastPicture + spare(divided(leastPicture, short));
    return divided(between(spared, leastPicture, most), short);
  });
  const fit = fits.find(({ picture }) => picture >= Math.min(most, height * KEPT_SHARE));
  return fit ?? divided(fits.at(-1)?.picture ?? leastPicture, 1);
}

function fitWide(screen: Screen, spare: Spare): StageFit {
  const { width, height, hasRing, isPaused, hasIntervals } = screen;
  const leastShare = isPaused ? LEAST_PAUSED_WIDTH / width : LEAST_SHARE;
  const words = wantedWords(screen);
  const least = hasIntervals ? LEAST_INTERVAL_RING : LEAST_RING;
  const besideWords = (ring: number) => (picture: number, short: number) =>
    ({ picture, words, short, ring, ringAt: 'words' }) as const;
  const onPicture = (picture: number, short: number) => {
    const ring = between(picture * 0.7, least, Math.max(least, 110));
    return { picture, words, short, ring, ringAt: 'foot' } as const;
  };
  // Shrink the countdown if the words need its space, and as a last resort move it onto the
  // picture.
  const rings = hasRing ? [between(height * 0.28, least, 220), least] : [];
  const fits = [rings.map(besideWords), [onPicture]].flatMap((ways) =>
    SHORTS.flatMap((short) => {
      const least = short === 1 ? leastShare : Math.max(leastShare, KEPT_WIDE_SHARE);
      const shares = SHARES.filter((share) => share >= least);
      return ways.flatMap((way) =>
        shares.map((share): StageFit => way(Math.round(width * share), short)),
      );
    }),
  );
  return fits.find((fit) => spare(fit) >= 0) ?? onPicture(Math.round(width * leastShare), 1);
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

/** Smallest width of the partner's video; its height is a quarter more. */
const LEAST_TILE = 64;

/** Docks the partner's small video on the divided screen where it covers nobody. */
export function fitTile({ picture, ring, ringAt }: StageFit, screen: Screen): TileFit {
  const isWide = screen.width > screen.height;
  const [width, height] = isWide ? [picture, screen.height] : [screen.width, picture];
  const tile = between(Math.min(width * 0.31, height * 0.42), 100, 224);
  const isRinged = screen.hasRing && ringAt === 'corner';
  if (!isRinged && width < BUTTONS.width + tile) return { tile: LEAST_TILE, tileAt: 'under' };
  if (!isRinged) return { tile: height < 160 ? LEAST_TILE : tile, tileAt: 'corner' };
  const isRoomBelow = ring + tile * 1.25 + 28 <= height;
  return isRoomBelow ? { tile, tileAt: 'below' } : { tile: LEAST_TILE, tileAt: 'beside' };
}
