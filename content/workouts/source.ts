import type { TouchKind } from '../../contract/bedroom/consent.ts';
import type { PairPose } from '../../contract/workouts/poses.ts';
import type { Setting, Thing } from '../../contract/workouts/setting.schemas.ts';
import type { Intervals, Mode, Sides, Tempo } from '../../contract/workouts/step-time.schemas.ts';
import type {
  Difficulty,
  Equipment,
  Focus,
  Impact,
  Position,
} from '../../contract/workouts/workouts.ts';

/** Step as an editor writes it. */
export type StepSource = {
  /**
   * Tells who does what, where the hands go and how to breathe. Where the picture assigns the
   * parts, `{a}` and `{b}` are its figures, named by first name or by their clothes
   * (contract/training/step-words.ts).
   */
  text: string;
  /**
   * Text in one line of at most 60 characters, for “next” and the voice: “Both lunge right, hands
   * held”.
   */
  short: string;
  /** Softer words for partners who ask to slow down: less to do, more room. Only in the bedroom. */
  softer?: string;
  /** Repetitions or duration in a few words beside the seconds: “8 each leg”. */
  reps?: string;
  /** Version with less strength, range or balance, in one sentence; `harder` has more. */
  easier?: string;
  harder?: string;
  seconds: number;
  /**
   * Work and rest in turn, as the words describe: they fill the step's seconds, with or without the
   * last rest.
   */
  intervals?: Intervals;
  /** Names of the first half and the second, if the words change sides at half time. */
  sides?: Sides;
  /** Order of the poses, where `motion.ts` would not guess it from the step. */
  mode?: Mode;
  /**
   * Seconds, where the words count or name a speed. With `switch` the poses of each side repeat.
   */
  tempo?: Tempo;
  /** Warning if the step can hurt: the people at risk, and the alternative. */
  caution?: string;
  /**
   * One to three key poses, or two per side: names from illustration/poses, or a pose of the step's
   * own.
   */
  poses: readonly (string | PairPose)[];
  /**
   * Makes the last pose the workout's cover. Without a mark, a step from the middle is the cover.
   */
  isCover?: true;
};

/** Workout as an editor writes it. The steps' seconds add up to its minutes. */
export type WorkoutSource = {
  /** Never changes: sessions refer to the id. */
  id: number;
  title: string;
  description: string;
  minutes: number;
  difficulty: Difficulty;
  /** Things to fetch before the start; empty when nothing is needed. */
  equipment: readonly Equipment[];
  /** Focus of the workout, the main one first: one to three. */
  focus: readonly [Focus, Focus?, Focus?];
  impact: Impact;
  /** Positions of the steps, in any order. */
  positions: readonly [Position, ...Position[]];
  /**
   * People whom the workout suits, and people who should leave it out: a few words each, no
   * sentence.
   */
  suits: string;
  leaveOut: string;
  caution?: string;
  /** Room of the pictures, if not the category's room. */
  setting?: Setting;
  /** Thing of the title that stands in the room, where there is one. */
  thing?: Thing;
  steps: readonly StepSource[];
};

/**
 * Bedroom workout, which names every kind of touch and play in its steps, so that none surprises
 * anybody.
 */
export type BedroomWorkoutSource = WorkoutSource & {
  touchKinds: readonly [TouchKind, ...TouchKind[]];
};
