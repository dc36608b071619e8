import type {
  CategoryId,
  Difficulty,
  Equipment,
  Focus,
  Impact,
  Position,
} from '../../contract/workouts/workouts.ts';

/** Choices in each group of filters, in the order of the page. */
export const filterNames = {
  minutes: {
    10: '≤ 10 min',
    15: '11 to 15 min',
    20: '16 to 20 min',
    more: 'Over 20 min',
  },
  level: {
    Beginner: 'Beginner',
    Intermediate: 'Intermediate',
    Advanced: 'Advanced',
  } satisfies Record<Difficulty, string>,
  category: {
    stretch: 'Stretch',
    strength: 'Strength',
    cardio: 'Cardio',
    cooldown: 'Cool Down',
    bedroom: 'Bedroom',
  } satisfies Record<CategoryId, string>,
  focus: {
    'full body': 'Full Body',
    legs: 'Legs',
    hips: 'Hips',
    back: 'Back',
    core: 'Core',
    shoulders: 'Chest & Shoulders',
    arms: 'Arms & Hands',
    neck: 'Head & Neck',
    feet: 'Feet',
    endurance: 'Endurance',
    balance: 'Balance',
    breath: 'Breath',
    rest: 'Rest',
    closeness: 'Closeness',
  } satisfies Record<Focus, string>,
  /**
   * Count the chair as standing: no workout uses the chair alone, so that people stand up in
   * between.
   */
  position: {
    standing: 'Standing or Chair',
    floor: 'Floor',
    bed: 'Bed',
  } satisfies Record<Exclude<Position, 'chair'>, string>,
  equipment: {
    none: 'No Equipment',
    chair: 'Chair',
    band: 'Band',
    dumbbells: 'Dumbbells',
    ball: 'Ball',
    'boxing pads': 'Boxing Pads',
    step: 'Step',
    blanket: 'Blanket',
    cushion: 'Cushion',
    scarf: 'Scarf',
    scents: 'Scents',
    oil: 'Oil',
  } satisfies Record<Equipment | 'none', string>,
  impact: { quiet: 'Quiet' } satisfies Partial<Record<Impact, string>>,
  favorites: { yes: 'Favorites' },
} as const;

export const nameOf = (group: keyof typeof filterNames, value: string): string =>
  (filterNames[group] as Readonly<Record<string, string>>)[value] ?? value;
