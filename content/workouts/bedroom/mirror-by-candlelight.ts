import { type FigurePose, vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import type { BedroomWorkoutSource } from '../source.ts';

const napes: Partial<FigurePose> = {
  spine: 176,
  arms: { to: { partner: 'upperBack', by: [-8, 16] } },
};
const foreheads = vary(poseNamed('forehead-to-forehead'), { a: napes, b: napes });

export const mirrorByCandlelight: BedroomWorkoutSource = {
  id: 506,
  title: 'Mirror by Candlelight',
  description:
    'A wordless game of leading and following across one step of air, from fingertips to whole bodies and back.',
  minutes: 14,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['closeness', 'balance'],
  impact: 'quiet',
  positions: ['standing'],
  suits: 'Quiet couples who like to play without words',
  leaveOut: 'Your lower back hurts (just the bow)',
  touchKinds: ['gaze', 'hands', 'faces', 'words', 'dance'],
  steps: [
    {
      text: 'Stand face to face, one hand on your partner’s heart, one on your own. Agree on a sign for slower and a sign for stop. Take six breaths and settle your weight over both feet.',
      short: 'Hand on heart, agree on slower and on stop',
      softer: 'Hands on your own hearts. Say your signs for slower and stop once more.',
      seconds: 60,
      poses: ['standing-hearts'],
    },
    {
      text: 'Step back until your hands no longer touch. {a} leads with both hands, lifting and lowering them without haste. {b} is the mirror. Keep your eyes on each other’s eyes.',
      short: 'Step back, {a} leads the hands, {b} mirrors',
      softer: 'Move one hand only, slowly. The mirror may be late.',
      seconds: 90,
      tempo: { out: 5, hold: 1, back: 5, rest: 1 },
      poses: ['mirror-palms', 'mirror-low'],
    },
    {
      text: 'Now {b} leads. Float your arms up as you breathe in and let them drift down as you breathe out. {a} stays so close in time that the two of you move as one.',
      short: '{b} leads, arms float up and drift down',
      softer: 'Small movements below the shoulder, with long rests in between.',
      seconds: 90,
      caution: 'Sore shoulder? Lift only to chest height; your partner will mirror that.',
      poses: ['mirror-high', 'mirror-palms'],
    },
    {
      text: 'Let your arms part ways: one rises while the other sinks, then they trade. Lead for four breaths each and pass the lead with a nod. Speed up only if you are both smiling.',
      short: 'One arm rises as the other sinks, trade the lead',
      softer: 'Let the hands rest at your sides. One of you moves, then the other.',
      seconds: 120,
      poses: ['mirror-one-up', 'mirror-other-up'],
      isCover: true,
    },
    {
      text: 'Let the mirror reach your legs. The leader bends the knees and sinks a little, hands forward for balance, then rises on the breath out. Six slow times, then hand over for six more.',
      short: 'Mirror with the legs, sink and rise six times',
      softer: 'Leave out the knees. Breathe tall and mirror only the hands.',
      seconds: 90,
      caution: 'Sink only as far as your knees stay easy and your heels stay down.',
      tempo: { out: 3, hold: 0.8, back: 3, rest: 0.8 },
      poses: ['mirror-sink', 'mirror-palms'],
    },
    {
      text: 'Bow to each other from the hips, backs long, hands reaching across the gap, eyes up for as long as the neck is happy. Roll up together. Take turns: one leads a bow, then the other.',
      short: 'Bow to each other and roll up together',
      softer: 'Nod to each other instead of bowing, and breathe out.',
      seconds: 90,
      caution: 'Keep your knees soft, and skip the bow if you have low-back pain or feel faint.',
      poses: ['mirror-bow', 'mirror-palms'],
    },
    {
      text: 'Now neither of you leads. Begin with low hands and wait until a movement happens by itself. Stay with it, up, down or still. If you lose each other, breathe in together and start again.',
      short: 'Neither leads, wait for the movement',
      softer: 'Stand still together. If nothing moves, that is the dance.',
      seconds: 120,
      poses: ['mirror-low', 'mirror-high'],
    },
    {
      text: 'Come closer by half a step each, until the mirror is gone and palm meets palm. Let your hands stay joined and feel how warm they are. Breathe without moving anything else.',
      short: 'Come closer until palm meets palm',
      softer: 'Stop half a step earlier and keep the air between your palms.',
      seconds: 90,
      poses: ['palms-to-palms'],
    },
    {
      text: 'Rest your hands on each other’s shoulders and lean your foreheads together. Tell your partner when it was easiest to follow, and when it was sweetest to be followed.',
      short: 'Hands on shoulders, foreheads together',
      softer: 'Hold hands at arm’s length, and say one easy thing.',
      seconds: 90,
      poses: [foreheads],
    },
  ],
};
