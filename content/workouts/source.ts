import type { TouchKind } from '../../contract/bedroom/consent.ts';
import type { PairPose } from '../../contract/workouts/poses.ts';
import type { Setting } from '../../contract/workouts/setting.ts';
import type { Intervals, Mode, Sides, Tempo } from '../../contract/workouts/step-time.ts';
import type {
  Difficulty,
  Equipment,
  Focus,
  Impact,
  Position,
} from '../../contract/workouts/workouts.ts';

/** One step as an editor writes it. */
export type StepSource = {
  /**
   * Says who does what, where the hands go and how to breathe. Where the picture has given out the
   * parts, `{a}` and `{b}` are its figures, called by name or by their clothes (contract/training/step-words.ts).
   */
  text: string;
  /** The same in one line of at most 60 characters, for “next” and the voice: “Both lunge right, hands held”. */
  short: string;
  /** The same step made softer, for whoever asks to slow down: less to do, more room. In the bedroom alone. */
  softer?: string;
  /** How often or how long, in a few words beside the seconds: “8 each leg”. */
  reps?: string;
  /** The same movement with less strength, range or balance, in one sentence; `harder` with more. */
  easier?: string;
  harder?: string;
  seconds: number;
  /** Work and rest in turn, as the words say: they fill the step's seconds, the last rest or not. */
  intervals?: Intervals;
  /** Where the words change sides at half time: what the first half is called, and the second. */
  sides?: Sides;
  /** How the poses follow each other, where `motion.ts` would not guess it from the step. */
  mode?: Mode;
  /** In seconds, where the words count or say how fast. With `switch` the poses of each side repeat. */
  tempo?: Tempo;
  /** Where a step can hurt: whom, and what to do instead. */
  caution?: string;
  /** One to three key poses, or two a side: names from illustration/poses, or a pose of the step's own. */
  poses: readonly (string | PairPose)[];
  /** Its last pose is the workout's cover; without any it is taken from the middle. */
  isCover?: true;
};

/** One workout as an editor writes it. The steps' seconds add up to its minutes. */
export type WorkoutSource = {
  /** Stable for ever: sessions refer to it. */
  id: number;
  title: string;
  description: string;
  minutes: number;
  difficulty: Difficulty;
  /** What to fetch before it begins; empty when nothing is needed. */
  equipment: readonly Equipment[];
  /** What it works on most, the first first: one to three. */
  focus: readonly [Focus, Focus?, Focus?];
  impact: Impact;
  /** How its steps are done, in whatever order. */
  positions: readonly [Position, ...Position[]];
  /** Whom it is for, and whom it is not for: a few words each, no sentence. */
  suits: string;
  leaveOut: string;
  caution?: string;
  /** Where it is drawn, if not in its category's room. */
  setting?: Setting;
  steps: readonly StepSource[];
};

/** A bedroom workout says every kind of touch and play that its steps hold: nobody is shown one by surprise. */
export type BedroomWorkoutSource = WorkoutSource & {
  touchKinds: readonly [TouchKind, ...TouchKind[]];
};
