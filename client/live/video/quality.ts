/** State of the network in the last two seconds; null when no report came back at all. */
export type NetworkSample = {
  /** Share of packets that did not arrive: 0 to 1. */
  loss: number;
  roundTripMs: number;
} | null;

/** Qualities from the whole picture over two smaller ones to none: the sound comes first. */
const PICTURES = ['whole', 'reduced', 'small', 'held'] as const;
export type Picture = (typeof PICTURES)[number];

export type Quality = {
  picture: Picture;
  /** Number of good samples in a row, and of bad ones. */
  good: number;
  bad: number;
  /**
   * Good samples needed to try a larger picture. The number grows each time a larger one was too
   * large.
   */
  patience: number;
  /**
   * True if the last change enlarged the picture: if the picture shrinks next, the larger one was
   * too large.
   */
  isTrying: boolean;
};

const FIRST_PATIENCE = 4;
const MOST_PATIENCE = 32;
const BAD_IN_A_ROW = 2;

export const FIRST_QUALITY: Quality = {
  picture: 'whole',
  good: 0,
  bad: 0,
  patience: FIRST_PATIENCE,
  isTrying: false,
};

/** Reduces the picture on a bad network, then stops it, and brings it back by itself. */
export function nextQuality(quality: Quality, sample: NetworkSample): Quality {
  const { picture, patience } = quality;
  if (isBad(sample)) {
    const bad = quality.bad + 1;
    if (bad < BAD_IN_A_ROW) return { ...quality, bad, good: 0 };
    const next = PICTURES[Math.min(PICTURES.indexOf(picture) + 1, PICTURES.length - 1)] ?? 'held';
    const longer = quality.isTrying ? Math.min(patience * 2, MOST_PATIENCE) : patience;
    return { picture: next, good: 0, bad: 0, patience: longer, isTrying: false };
  }
  const good = quality.good + 1;
  if (good < patience) return { ...quality, good, bad: 0 };
  const next = PICTURES[Math.max(PICTURES.indexOf(picture) - 1, 0)] ?? 'whole';
  const isWhole = next === 'whole' && picture === 'whole';
  return {
    picture: next,
    good: 0,
    bad: 0,
    patience: isWhole ? FIRST_PATIENCE : patience,
    isTrying: !isWhole,
  };
}

function isBad(sample: NetworkSample): boolean {
  return sample === null || sample.loss > 0.08 || sample.roundTripMs > 900;
}

type Encoding = Pick<RTCRtpEncodingParameters, 'active' | 'maxBitrate' | 'scaleResolutionDownBy'>;

export const ENCODINGS: Readonly<Record<Picture, Encoding>> = {
  whole: { active: true, maxBitrate: 1_200_000, scaleResolutionDownBy: 1 },
  reduced: { active: true, maxBitrate: 350_000, scaleResolutionDownBy: 2 },
  small: { active: true, maxBitrate: 120_000, scaleResolutionDownBy: 4 },
  held: { active: false, maxBitrate: 120_000, scaleResolutionDownBy: 4 },
};
