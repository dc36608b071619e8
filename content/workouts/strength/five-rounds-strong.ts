import { otherSide, upright } from '../sides.ts';
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
  caution:
    'A hard session. Leave it for another day with fever, injury, high blood pressure or in pregnancy.',
  steps: [
    {
      text: 'Begin with easy knees. March face to face for a minute, then lift each knee higher and pump your arms. Finish as light-footed as you can. Breathe in for four steps and out for four.',
      short: 'March, then lift your knees higher',
      seconds: 180,
      poses: ['high-knees-right', upright('high-knees-right'), 'high-knees-left'],
    },
    {
      text: 'Round one, legs. Hold hands and squat for forty seconds, then stand and rest for twenty. Four times. Go a little lower each time, as long as your heels stay down. Breathe out as you rise.',
      short: 'Round one: squats, hands held, forty on, twenty off',
      seconds: 255,
      caution: 'Halve the depth, not the joy, if your knees are sore.',
      poses: ['facing-squat-high', 'facing-squat-low'],
    },
    {
      text: 'Rest. Stand side by side, hands on hips, and walk your breath down from the chest to the belly. Ask each other for a number from one to ten. Below eight is good.',
      short: 'Rest, hands on hips, breathe down to the belly',
      seconds: 75,
      poses: ['hands-on-hips'],
    },
    {
      text: 'Round two, push. Head to head in a plank, do as many clean push-ups as you can in thirty seconds, then kneel for thirty. Four times. Elbows close, breath out on the way up.',
      short: 'Round two: push-ups head to head, thirty and thirty',
      seconds: 255,
      caution:
        'Knees on the mat from the second set on, if the hips begin to sag. Wrists sore: use fists.',
      poses: ['plank', 'push-up-low'],
    },
    {
      text: 'Rest folded over your knees, arms stretched toward each other. Let the mat carry your forehead. Five breaths to calm the heart, five more to loosen the shoulders.',
      short: 'Rest folded, arms toward each other',
      seconds: 75,
      poses: ['child-facing'],
    },
    {
      text: 'Round three, hinge. Take dumbbells and face each other. Push your hips back, lower the weights along your legs and stand tall. Forty seconds on, twenty off, four times. Breathe out to stand.',
      short: 'Round three: hip hinge with weights',
      seconds: 255,
      caution:
        'Spine long, knees soft, weights close. Choose lighter weights at the first tug in the back.',
      poses: ['deadlift-high', 'deadlift-low'],
    },
    {
      text: 'Rest with your hands on your knees. Let your head hang for a breath, then look up at each other. Loosen your grip, wiggle your fingers and sip some water.',
      short: 'Rest, hands on your knees, loosen your grip',
      seconds: 75,
      poses: ['rest-on-knees'],
    },
    {
      text: 'Round four, middle. Sit with your toes touching, roll down halfway and come up to join hands. Forty seconds of work, twenty lying still. Four times. Curl up with the breath out.',
      short: 'Round four: roll halfway down, up to join hands',
      seconds: 255,
      caution: 'Hold the backs of your thighs if neck or back complain.',
      poses: ['sit-up-low', 'sit-up-top'],
    },
    {
      text: 'Rest sitting up. Wrap your arms around your shins and lean your weight back a little. Close your eyes. One round is left, and you will do it side by side in spirit.',
      short: 'Rest sitting, arms around your shins',
      seconds: 75,
      poses: ['seated-knee-hug'],
    },
    {
      text: 'Round five, all of it. One foot ahead, dumbbells at your shoulders. Sink into a lunge, rise, and press the weights up as you breathe out. Five on each leg, rest for five breaths, repeat.',
      short: 'Round five: lunge, rise and press the weights',
      seconds: 300,
      caution:
        'Put the weights down and keep your hands on your hips as soon as the back arches or a knee hurts.',
      poses: ['lunge-press-low', upright('lunge-press-high'), otherSide('lunge-press-low')],
    },
    {
      text: 'Come to the floor. Fold one shin in front of you and stretch the other leg behind. Hands on the front knee, chest lifted. Breathe into the hip and let it sink of its own weight.',
      short: 'Pigeon, one shin in front, chest lifted',
      seconds: 150,
      caution:
        'If the front knee feels anything, lie on your back and cross the ankle over the knee instead.',
      poses: ['pigeon'],
    },
    {
      text: 'Change legs for the second hip. Let your breath grow long and your face soft. When you are done, sit up, take your partner’s hand and say thank you for five rounds.',
      short: 'Change legs for the second hip',
      seconds: 150,
      poses: [otherSide('pigeon')],
    },
  ],
};
