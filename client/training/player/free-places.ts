import type { FreePlaces } from '../../../illustration/framing.ts';
import type { StageFit } from './stage-fit.ts';

const NOTHING = { width: 0, height: 0 };
/** Room for the menu and full screen, in pixels, as large as in PlayerStage.tsx. */
const BUTTONS = { width: 104, height: 52 };

export const NO_FREE_PLACES: FreePlaces = { upperLeft: NOTHING, upperRight: NOTHING, foot: 0 };

/** Places of the running player's picture for the menu and, with a countdown, for its ring. */
export function freePlaces(
  { ring, ringAt }: Pick<StageFit, 'ring' | 'ringAt'>,
  hasRing: boolean,
): FreePlaces {
  const corner = hasRing && ringAt === 'corner' ? ring + 12 : 0;
  const foot = hasRing && ringAt === 'foot' ? ring + 8 : 0;
  return { upperLeft: BUTTONS, upperRight: { width: corner, height: corner }, foot };
}
