import { hold, onHips } from '../../../illustration/poses/shared.ts';
import { alike, apart, changed, otherSide, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const fiveRoundsStrong: WorkoutSource = {
  id: 214,
  title: 'Five Rounds Strong',
  description:
    'The long one. Five rounds, each with its own theme, and a proper rest after every bell.',
  minutes: 35,
  difficulty: 'Advanced',
  equipment: ['dumbbells'],
  focus: ['full body', 'endurance'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  suits: 'Trained couples with half an hour and light dumbbells',
  leaveOut: 'You have a fever, an injury or high blood pressure, or are pregnant',
  caution:
    'A hard session. Leave it for another day with fever, injury, high blood pressure or in pregnancy. Choose weights you could lift fifteen times.',
  steps: [
    {
      text: 'Begin with easy knees. March face to face for a minute, then lift each knee higher and pump your arms. Finish as light-footed as you can. Breathe in for four steps and out for four.',
      short: 'March, then lift your knees higher',
      easier: 'March all the way through.',
      harder: 'Jog lightly in the last minute.',
      seconds: 180,
      tempo: { out: 1, hold: 0, back: 1, rest: 0 },
      poses: ['high-knees-right', upright('high-knees-right'), 'high-knees-left'],
    },
    {
      text: 'Round one, legs. Join one hand and squat for forty seconds, then stand and rest for twenty. Four times. Go a little lower each time, as long as your heels stay down. Breathe out as you rise.',
      short: 'Round one: squats, one hand held, forty on, twenty off',
      reps: '4 x 40 s',
      easier: 'Sit down to a chair each time.',
      harder: 'Pulse three times at the bottom.',
      seconds: 240,
      intervals: { workSeconds: 40, restSeconds: 20, rounds: 4 },
      caution: 'Halve the depth, not the joy, if your knees are sore.',
      poses: [
        alike(apart('facing-squat-high', 22), { armNear: hold, armFar: onHips }),
        alike(apart('facing-squat-low', 8), { armNear: hold, armFar: onHips }),
      ],
    },
    {
      text: 'Rest. Stand side by side, one hand on your chest and one on your belly, and walk your breath from the upper hand down to the lower. Ask each other for a number from one to ten. Below eight is good.',
      short: 'Rest, hands on chest and belly, breathe down',
      easier: 'Sit down to rest.',
      harder: 'Walk up and down while you breathe.',
      seconds: 90,
      poses: [
        alike('hands-on-hips', {
          armNear: { to: { own: 'heart', by: [2, 4] } },
          armFar: { to: { own: 'belly', by: [0, 4] } },
          eyes: 'closed',
        }),
      ],
    },
    {
      text: 'Round two, push. Head to head in a plank, do as many clean push-ups as you can in thirty seconds, then kneel for thirty. Four times. Elbows close, breath out on the way up.',
      short: 'Round two: push-ups head to head, thirty and thirty',
      reps: '4 x 30 s',
      easier: 'Do them on your knees from the start.',
      harder: 'Lower for three counts.',
      seconds: 240,
      intervals: { workSeconds: 30, restSeconds: 30, rounds: 4 },
      caution:
        'Knees on the mat from the second set on, if the hips begin to sag. Wrists sore: use fists.',
      poses: ['plank', 'push-up-low'],
    },
    {
      text: 'Rest folded over your knees, one arm stretched toward each other. Let the mat carry your forehead. Five breaths to calm the heart, five more to loosen the shoulders.',
      short: 'Rest folded, one arm toward each other',
      reps: '10 breaths',
      easier: 'Lie on your side.',
      harder: 'Lengthen one arm at a time.',
      seconds: 90,
      poses: [
        changed('child-facing', {
          a: { armFar: { to: { floor: 12 } } },
          b: { armFar: { to: { floor: 12 } } },
        }),
      ],
    },
    {
      text: 'Round three, hinge. Take dumbbells, one foot half a step back, heel up. Push your hips back, lower the weights along your legs and stand tall. Forty seconds on, twenty off, four times. Breathe out to stand.',
      short: 'Round three: hip hinge with weights',
      reps: '4 x 40 s',
      easier: 'Put the weights down.',
      harder: 'Lower for four counts.',
      seconds: 240,
      intervals: { workSeconds: 40, restSeconds: 20, rounds: 4 },
      caution:
        'Spine long, knees soft, weights close. Choose lighter weights at the first tug in the back.',
      poses: [
        alike('deadlift-high', {
          legNear: { to: { floor: 16 } },
          legFar: { to: { floor: -20, toes: true } },
        }),
        alike('deadlift-low', {
          y: 134,
          legNear: { to: { floor: 30 } },
          legFar: { to: { floor: -14, toes: true } },
        }),
      ],
    },
    {
      text: 'Rest with your hands on your knees. Let your head hang for a breath, then look up at each other. Loosen your grip, wiggle your fingers and sip some water.',
      short: 'Rest, hands on your knees, loosen your grip',
      easier: 'Sit on your heels.',
      harder: 'Shake out your arms and walk.',
      seconds: 90,
      poses: [
        alike(apart('rest-on-knees', 12), { head: 112, neck: 114, chest: 124, spine: 136 }),
        alike(apart('rest-on-knees', 12), { head: 164, neck: 150 }),
      ],
    },
    {
      text: 'Round four, middle. Sit with your toes touching, roll down halfway and come up to join hands. Forty seconds of work, twenty lying still. Four times. Curl up with the breath out.',
      short: 'Round four: roll halfway down, up to join hands',
      reps: '4 x 40 s',
      easier: 'Hold the backs of your thighs.',
      harder: 'Pause for two counts halfway.',
      seconds: 240,
      intervals: { workSeconds: 40, restSeconds: 20, rounds: 4 },
      caution:
        'Hold the backs of your thighs if neck or back tire. With a hernia, sit and only lean back.',
      poses: ['sit-up-low', 'sit-up-top'],
    },
    {
      text: 'Rest sitting up. Wrap your arms around your shins and lean your weight back a little. Close your eyes. One round is left, and you will do it together.',
      short: 'Rest sitting, arms around your shins',
      easier: 'Lie down for this rest.',
      harder: 'Sit tall without holding on.',
      seconds: 90,
      poses: [alike('seated-knee-hug', { spine: 204, chest: 196, neck: 186, head: 184 })],
    },
    {
      text: 'Round five, all of it. One foot ahead, dumbbells at your shoulders. Sink into a lunge, rise, and press the weights up as you breathe out. Thirty-five seconds on, forty off, four times. Change legs at half time.',
      short: 'Round five: lunge, rise and press the weights',
      reps: '4 x 35 s',
      easier: 'Lunge without the weights.',
      harder: 'Press while you stay low.',
      seconds: 300,
      sides: { first: 'First leg', second: 'Second leg' },
      intervals: { workSeconds: 35, restSeconds: 40, rounds: 4 },
      caution:
        'Put the weights down and keep your hands on your hips as soon as the back arches or a knee hurts.',
      mode: 'switch',
      tempo: { out: 2.8, hold: 0.6, back: 2.8, rest: 0.8 },
      poses: ['lunge-press-low', upright('lunge-press-high'), otherSide('lunge-press-low')],
      isCover: true,
    },
    {
      text: 'Come to the floor. Fold one shin in front of you and stretch the other leg behind. Hands on the front knee, chest lifted. Breathe into the hip and let it sink of its own weight.',
      short: 'Pigeon, one shin in front, chest lifted',
      reps: '16 breaths',
      easier: 'Lie on your back, ankle over knee.',
      harder: 'Fold forward over the shin.',
      seconds: 150,
      caution:
        'If the front knee feels anything, lie on your back and cross the ankle over the knee instead.',
      poses: [
        alike('pigeon', {
          spine: 150,
          chest: 178,
          neck: 178,
          head: 180,
          armNear: { to: { own: 'kneeNear', by: [-10, 16] } },
          armFar: { to: { own: 'kneeNear', by: [10, 14] } },
        }),
      ],
    },
    {
      text: 'Change legs for the second hip. Let your breath grow long and your face soft. When you are done, sit up, take your partner’s hand and say thank you for five rounds.',
      short: 'Change legs for the second hip',
      reps: '16 breaths',
      easier: 'Sit on a folded towel.',
      harder: 'Reach your hands toward your partner’s.',
      seconds: 150,
      poses: [
        alike(otherSide('pigeon'), {
          spine: 150,
          chest: 172,
          neck: 174,
          head: 176,
          armNear: { to: { partner: 'hand', by: [0, -20] } },
        }),
      ],
    },
  ],
};
