import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { alike, changed, otherSide, swap, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const twirled = vary(poseNamed('dance-twirl'), {
  b: { view: 'back', look: 'back', armFar: [24, 44] },
});

export const threeSongsTwoDancers: WorkoutSource = {
  id: 304,
  title: 'Three Songs, Two Dancers',
  description:
    'Choose three songs and find a little level ground. You sway, swing and twirl until you are both warm.',
  minutes: 15,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['endurance', 'closeness'],
  impact: 'jumps',
  positions: ['standing'],
  suits: 'Anyone who has three favorite songs',
  leaveOut: 'Dizziness and fresh ankle sprains',
  steps: [
    {
      text: 'Put on something with a beat. Stand half turned to each other, meet each other’s eyes and let your hips sway from side to side. One hand on the hip, the other in the air. Breathe, and loosen your knees.',
      short: 'Half turned to each other, sway your hips',
      easier: 'Sway with your hands by your sides.',
      harder: 'Bend your knees deeper with each sway.',
      seconds: 105,
      tempo: { out: 0.7, hold: 0.1, back: 0.7, rest: 0.1 },
      poses: ['dance-hip-sway', otherSide('dance-hip-sway')],
    },
    {
      text: 'Take inner hands and stand side by side. Step out away from each other until your arms are long, then step in close. The free arm opens as you go out. In with the breath in, out with the breath out.',
      short: 'Inner hands held, step out long and in close',
      easier: 'Keep the arms low.',
      harder: 'Add a small hop when you step in.',
      seconds: 120,
      tempo: { out: 1.2, hold: 0.3, back: 1.2, rest: 0.3 },
      poses: ['dance-line-in', 'dance-line-out'],
    },
    {
      text: 'Turn to face each other, one hand joined, the other at your partner’s waist. Rock back until the free arms open wide, and come close again. Let the music decide how fast.',
      short: 'Face to face, rock apart and come close',
      easier: 'Rock without opening the arms.',
      harder: 'Rock faster than the music.',
      seconds: 120,
      caution: 'Hold softly with the fingers, so that no shoulder is pulled.',
      tempo: { out: 0.9, hold: 0.15, back: 0.9, rest: 0.15 },
      poses: ['dance-step-together', 'dance-step-apart'],
      isCover: true,
    },
    {
      text: '{a} lifts the joined hand and makes a window. {b} walks through beneath it, small steps, a full turn on the balls of the feet. Breathe and go around again, both ways.',
      short: '{a} lifts a hand, {b} turns under it',
      reps: '3 each way',
      easier: 'Turn halfway and come back.',
      harder: 'Turn twice in a row.',
      seconds: 90,
      caution: 'If you grow dizzy, look at one spot ahead or turn only halfway.',
      tempo: { out: 1, hold: 0.4, back: 1, rest: 0.4 },
      poses: ['dance-twirl', twirled],
    },
    {
      text: 'Now {b} leads. Lift your arm high, keep it loose, and let {a} spin under it. Whoever leads keeps stepping to the beat. Laughing is allowed and counts as breathing out.',
      short: 'Now {b} leads the turn',
      reps: '3 each way',
      easier: 'Walk around your partner instead.',
      harder: 'Turn faster, eyes on one spot.',
      seconds: 90,
      tempo: { out: 1, hold: 0.4, back: 1, rest: 0.4 },
      poses: [swap('dance-twirl'), swap(twirled)],
    },
    {
      text: 'Let go. Throw your arms up and dance tall for eight beats. Then bend your knees and dance low for eight, elbows out. Up with a breath in, down with a breath out.',
      short: 'Let go, dance tall for eight, low for eight',
      reps: '8 and 8',
      easier: 'Dance only tall.',
      harder: 'Touch the floor on the low beats.',
      seconds: 120,
      caution: 'Low can be very low or hardly low at all. Ask your knees.',
      tempo: { out: 0.8, hold: 3.5, back: 0.8, rest: 3.5 },
      poses: ['dance-arms-high', 'dance-low'],
    },
    {
      text: 'Join both hands and face each other. Swing them low between you, then up to shoulder height, and step along with the swing. Breathe in as the hands rise. Let it grow until your whole body rocks.',
      short: 'Both hands joined, swing low and high',
      easier: 'Swing only to hip height.',
      harder: 'Add a deep knee bend with each swing.',
      seconds: 120,
      tempo: { out: 1.1, hold: 0.1, back: 1.1, rest: 0.1 },
      poses: ['dance-swing-left', 'dance-swing-right'],
    },
    {
      text: 'Last chorus, no rules. Kick your heels up behind you and pump your arms, one leg after the other, facing each other. Give everything that is left, with loose shoulders and an open breath.',
      short: 'Last chorus, heels up, arms pumping',
      easier: 'March instead of kicking.',
      harder: 'Run on the spot for the last ten seconds.',
      seconds: 75,
      poses: ['butt-kick', upright('butt-kick'), otherSide('butt-kick')],
    },
    {
      text: 'A slow song, or silence. Step into an embrace and sway so little that it hardly shows. Feel both hearts slow down, and breathe until the song is over.',
      short: 'Slow song, hold each other and sway',
      easier: 'Hold hands and sway.',
      harder: 'Close your eyes and let the breath lead.',
      seconds: 60,
      poses: [
        alike('standing-embrace-breath', { spine: 178 }),
        changed('standing-embrace-breath', {
          a: {
            legNear: { to: { floor: 4 } },
            legFar: { to: { floor: -6, toes: true } },
            spine: 175,
            chest: 177,
          },
          b: {
            legNear: { to: { floor: -6, toes: true } },
            legFar: { to: { floor: 4 } },
            spine: 184,
            chest: 182,
          },
        }),
      ],
    },
  ],
};
