import type { PairPose } from '../../contract/workouts/poses.ts';
import { bedroomBed } from './bedroom-bed.ts';
import { bedroomBedside } from './bedroom-bedside.ts';
import { bedroomChairs } from './bedroom-chairs.ts';
import { bedroomKneeling } from './bedroom-kneeling.ts';
import { bedroomLying } from './bedroom-lying.ts';
import { bedroomMassage } from './bedroom-massage.ts';
import { bedroomScents } from './bedroom-scents.ts';
import { bedroomSeated } from './bedroom-seated.ts';
import { bedroomStanding } from './bedroom-standing.ts';

/** Poses for evenings beyond the first library: touch, trust, scarves and beds. */
export const bedroomMore: Record<string, PairPose> = {
  ...bedroomStanding,
  ...bedroomSeated,
  ...bedroomChairs,
  ...bedroomKneeling,
  ...bedroomBed,
  ...bedroomBedside,
  ...bedroomScents,
  ...bedroomMassage,
  ...bedroomLying,
};
