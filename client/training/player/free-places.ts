import type { FreePlaces } from '../../../illustration/framing.ts';
import { BUTTONS, type StageFit, type TileFit } from './stage-fit.ts';

const NOTHING = { width: 0, height: 0 };

export const NO_FREE_PLACES: FreePlaces = { upperLeft: NOTHING, upperRight: NOTHING, foot: 0 };

/**
 * Places of the running player's picture for the menu, for the ring of a countdown, and for the
 * partner's docked video.
 */
export function freePlaces(
  { ring, ringAt, tile, tileAt }: Pick<StageFit, 'ring' | 'ringAt'> & TileFit,
  hasRing: boolean,
  hasTile: boolean,
): FreePlaces {
  const corner = hasRing && ringAt === 'corner' ? ring + 12 : 0;
  const foot = hasRing && ringAt === 'foot' ? ring + 8 : 0;
  const above = tileAt === 'under' ? BUTTONS.height : 0;
  const video = hasTile ? { width: tile + 16, height: above + tile * 1.25 + 16 } : NOTHING;
  const upperRight =
    tileAt === 'beside'
      ? { width: corner + video.width, height: Math.max(corner, video.height) }
      : { width: Math.max(corner, video.width), height: corner + video.height };
  return { upperLeft: BUTTONS, upperRight, foot };
}
