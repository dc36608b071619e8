import { changed, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const twoBacksOneBreath: WorkoutSource = {
  id: 102,
  title: 'Two Backs, One Breath',
  description:
    'Every stretch in this one is done back to back. You cannot see each other, so you listen with your spines instead.',
  minutes: 12,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['back', 'breath'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  suits: 'Couples new to stretching, and backs that sat all day',
  leaveOut: 'Slipped discs; sit upright and lean on each other instead',
  steps: [
    {
      text: 'Stand back to back with your heels a hand apart. Let your shoulder blades touch and your arms hang. Close your eyes and breathe in slowly. Feel your partner’s ribs widen against yours, and follow them.',
      short: 'Stand back to back and breathe against each other',
      easier: 'Stand a step in front of a wall if you feel unsteady.',
      harder: 'Match both the length and the pause of each breath.',
      seconds: 75,
      poses: ['back-to-back', 'back-to-back-swell'],
    },
    {
      text: 'Stay back to back. Breathe in and lift both arms in front of you and up beside your ears. Grow as tall as you can along each other. Breathe out and let the arms sink again. Keep your lower ribs soft.',
      short: 'Back to back, lift both arms and grow tall',
      reps: '8 rounds',
      easier: 'Lift the arms only to shoulder height.',
      harder: 'Hold your partner’s hands overhead for two breaths.',
      seconds: 75,
      poses: ['back-to-back-reach', 'back-to-back'],
    },
    {
      text: 'Hook your elbows together. {a} bows forward just a little, {b} rests against that back and opens the chest. Two breaths. Roll up through the middle, and {b} bows. Slowly, like a boat at anchor.',
      short: 'Hook elbows, one bows while the other opens',
      reps: '4 each',
      easier: 'Only tip your heads and upper backs.',
      harder: 'Stay three breaths on each side before you change.',
      seconds: 90,
      caution:
        'A few degrees are plenty. Never pull on the elbows, and stop if a lower back pinches.',
      tempo: { out: 3, hold: 8, back: 3, rest: 8 },
      poses: ['linked-bow', 'linked-bow-return'],
    },
    {
      text: 'Help each other down to the mat and sit cross-legged, back to back. Rest your hands on your knees. Find the places where your backs meet. Breathe out for longer than you breathe in, and let those places grow warm.',
      short: 'Sit cross-legged, back to back, and breathe out long',
      easier: 'Sit on a folded towel, or with your legs out long.',
      harder: 'Sit away from the knees and keep your spine tall by itself.',
      seconds: 75,
      caution:
        'Use your hands to come down one at a time. If your knees lift high, stretch the legs out in front instead.',
      poses: ['seated-back-to-back'],
    },
    {
      text: 'From the same seat, reach both arms up on a breath in. Lengthen from the sitting bones to the fingertips. On the breath out, lower your hands to your knees and keep the new height. Ten rounds or so, without hurry.',
      short: 'Stay seated and reach both arms up with the breath',
      reps: '10 rounds',
      easier: 'Raise one arm at a time.',
      harder: 'Keep the arms up for a whole breath each round.',
      seconds: 75,
      poses: ['seated-back-to-back-reach', 'seated-back-to-back'],
      isCover: true,
    },
    {
      text: 'Both of you turn to your own right. Place one hand on your partner’s thigh behind you and the other on your own knee. Breathe in to sit tall, breathe out to turn a little more. Look over your shoulder.',
      short: 'Both twist right, one hand on your partner’s thigh',
      reps: '5 breaths',
      easier: 'Keep both hands on your own knees and turn only your head.',
      harder: 'Turn a little further at the end of each breath out.',
      seconds: 75,
      caution:
        'The turn comes from your own back. The hand on your partner’s leg only rests there.',
      poses: ['seated-twist-back-to-back'],
    },
    {
      text: 'Unwind through the middle and both turn to your own left. Reach for the other thigh behind you. Keep both sitting bones on the mat and your shoulders low. Breathe into the upper back and feel your partner do it too.',
      short: 'Unwind and both twist left',
      reps: '5 breaths',
      easier: 'Turn halfway and rest both hands in your lap.',
      harder: 'Lift the chest and lengthen before each turn.',
      seconds: 75,
      poses: [
        changed('seated-twist-other', {
          a: { armFar: { to: { partner: 'thighFar', by: [44, 10] } } },
          b: {
            armFar: { to: { partner: 'thighFar', by: [44, 10] } },
            snug: { own: 'back', to: 'back', gap: -28 },
          },
        }),
      ],
    },
    {
      text: '{a} folds forward and walks the hands along the mat. {b} leans back and lies along that back, chest open, arms loose. Breathe together. The one below decides how much weight is welcome.',
      short: '{a} folds, {b} lies back along that back',
      reps: '6 breaths',
      easier: 'Fold only until your elbows rest on your knees.',
      harder: 'Let the arms of the one on top open wide.',
      seconds: 90,
      caution:
        'With a slipped disc, osteoporosis or in pregnancy, the folding partner stays upright and you simply lean on each other.',
      poses: ['seated-backbend-fold'],
    },
    {
      text: 'Roll up slowly and trade. Now {b} folds and becomes the cushion for {a}. Give your weight a bit at a time and wait for a yes. Let each breath leave with a sigh you can both hear.',
      short: 'Trade: now {b} folds, {a} lies back',
      reps: '6 breaths',
      easier: 'Put a folded towel under the one who folds.',
      harder: 'Reach the hands a little further along the mat with each breath.',
      seconds: 90,
      caution:
        'Support your own neck: if your head hangs, come up a little until it rests on your partner’s shoulder.',
      poses: [swap('seated-backbend-fold')],
    },
  ],
};
