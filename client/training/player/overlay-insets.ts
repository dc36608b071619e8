import type { OverlayInsets } from '../../../illustration/framing.ts';
import type { StageFit } from './stage-fit.ts';

/** Sizes in pixels, the same as in stage.css and live.css. */
const BUTTONS = { width: 104, height: 52 };
const FACES = 76;
const CAMERA_AND_HEART = { inRow: { width: 108, height: 56 }, stacked: { width: 56, height: 108 } };
const NOTE_HEIGHT = 80;
const CAMERA_BELOW_BUTTONS = { width: 56, height: 104 };
const NAMES_HEIGHT = 56;
/** Height of the side's name, which is larger in a large picture. */
const sideHeight = (picture: number) => Math.max(48, picture * 0.07);
/** Longest name of a side, in a low picture on one phone. */
const SMALL_SIDE = { width: 220, height: 36 };
/** Below this height all signs of two phones and the side's name, or a note, share one row. */
const LOW = 240;
/** Below this height that row is on the left, and the countdown's corner stays free. */
const LOWEST = 148;
const LOWEST_ROW = 162;
const ALL_ACROSS = Number.POSITIVE_INFINITY;
const NOTHING = { width: 0, height: 0 };
export const NO_OVERLAYS: OverlayInsets = {
  upperLeft: NOTHING,
  upperRight: NOTHING,
  lowerLeft: NOTHING,
  lowerRight: NOTHING,
};
/** Insets in a pause: the signs of two phones stand in one row along the picture's foot. */
export const OVERLAYS_WHEN_PAUSED: OverlayInsets = {
  ...NO_OVERLAYS,
  lowerLeft: { width: ALL_ACROSS, height: 72 },
};

type RunningStage = Pick<StageFit, 'picture' | 'ring' | 'ringAt'> & {
  hasRing: boolean;
  /** True if the name of the current side lies over the picture. */
  hasSide: boolean;
  isForTwo: boolean;
  /** True if a sentence about both members lies over the picture. */
  hasNote: boolean;
};

/** Insets of everything that lies over the running player's picture. */
export function overlayInsets(stage: RunningStage): OverlayInsets {
  const { picture, ring, ringAt, hasRing, hasSide, isForTwo, hasNote } = stage;
  const corner = hasRing && ringAt === 'corner' ? ring + 12 : 0;
  const foot = hasRing && ringAt === 'foot' ? ring + 8 : 0;
  const upperRight = { width: corner, height: corner };
  if (!isForTwo) {
    const across = { width: ALL_ACROSS, height: foot + (hasSide ? sideHeight(picture) : 0) };
    const lowerLeft = hasSide && foot === 0 && picture < LOW ? SMALL_SIDE : across;
    return { upperLeft: BUTTONS, upperRight, lowerLeft, lowerRight: NOTHING };
  }
  if (ringAt === 'corner' && picture < LOW) {
    const isLowest = picture < LOWEST;
    const width = isLowest ? LOWEST_ROW : FACES;
    return {
      upperLeft: BUTTONS,
      upperRight,
      lowerLeft: { width: hasSide || hasNote ? ALL_ACROSS : width, height: NAMES_HEIGHT },
      lowerRight: isLowest ? NOTHING : CAMERA_AND_HEART.inRow,
    };
  }
  // Place camera and note below the buttons when the countdown, or its reserved place, is at the
  // foot.
  const isAtFoot = ringAt === 'foot';
  const above = (hasSide ? sideHeight(picture) : 0) + (hasNote && !isAtFoot ? NOTE_HEIGHT : 0);
  return {
    upperLeft: BUTTONS,
    upperRight: isAtFoot ? CAMERA_BELOW_BUTTONS : upperRight,
    lowerLeft: { width: ALL_ACROSS, height: foot + NAMES_HEIGHT + above },
    lowerRight: isAtFoot ? NOTHING : CAMERA_AND_HEART.stacked,
  };
}
