import { danceBedroom } from './bedroom/dance.ts';
import { eveningBedroom } from './bedroom/evening.ts';
import { inBedBedroom } from './bedroom/in-bed.ts';
import { massageBedroom } from './bedroom/massage.ts';
import { oilBedroom } from './bedroom/oil.ts';
import { quietBedroom } from './bedroom/quiet.ts';
import { sensesBedroom } from './bedroom/senses.ts';
import { trustBedroom } from './bedroom/trust.ts';
import type { BedroomWorkoutSource } from './source.ts';

export const bedroomWorkouts: readonly BedroomWorkoutSource[] = [
  ...quietBedroom,
  ...danceBedroom,
  ...massageBedroom,
  ...trustBedroom,
  ...sensesBedroom,
  ...oilBedroom,
  ...inBedBedroom,
  ...eveningBedroom,
];
