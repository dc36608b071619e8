import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const theGreatUnfolding: WorkoutSource = {
  id: 112,
  title: 'The Great Unfolding',
  description:
    'Thirty-five minutes from head to heels for practiced couples: lunges, warriors, a shared backbend, pigeon and a long rest.',
  minutes: 35,
  difficulty: 'Advanced',
  equipment: [],
  focus: ['full body', 'hips', 'back'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  caution:
    'Know your limits from shorter sessions first. Not after a recent injury or operation, and not in pregnancy.',
  steps: [
    {
      text: 'Stand face to face with your palms together in front of you. Breathe in and raise all four hands. Breathe out and bring them to your hearts’ height. Ten rounds, each a bit slower, until the room is quiet.',
      short: 'Palms together, raise all four hands and lower them',
      seconds: 150,
      poses: ['palms-low-press', 'palms-overhead'],
    },
    {
      text: 'Lay your hands on each other’s shoulders, step back and fold until your backs are level. Press down lightly with your arms. Shift your hips from side to side and breathe along your ribs.',
      short: 'Hands on shoulders, step back and fold flat',
      seconds: 135,
      caution: 'Bend your knees as much as your back asks for.',
      poses: ['fold-table', 'fold-table-soft'],
    },
    {
      text: 'Step one foot far back into a lunge and press your palms together between you. Breathe in, let go and reach up. Breathe out and meet the palms again. Keep the back leg awake and the front knee over its ankle.',
      short: 'Lunge, palms together, reach up and meet again',
      seconds: 150,
      caution: 'Lower the back knee to the floor if the lunge is too much.',
      poses: ['lunge-palms', 'lunge-reach'],
    },
    {
      text: 'Change legs. Sink into the second lunge and repeat the rhythm: palms together as the air goes out, arms up as it comes in. See whether you can finish each reach at the same instant.',
      short: 'Change legs, same lunge, same rhythm',
      seconds: 150,
      poses: [otherSide('lunge-palms'), otherSide('lunge-reach')],
    },
    {
      text: 'Turn away from each other into a wide warrior. Your back hands are joined, your front arms point ahead. Bend the front knee, lengthen from fingertip to fingertip, and feel your partner hold the other end. Breathe deep.',
      short: 'Warrior, back hands joined, front arms ahead',
      seconds: 150,
      caution: 'Straighten the leg for a breath whenever the thigh trembles.',
      poses: ['warrior-apart'],
    },
    {
      text: 'Walk around and set up the warrior with the other leg in front and the other hands joined. Drop your shoulders. Look over your front fingers as if across a wide lake. Eight breaths.',
      short: 'Other leg in front, other hands joined, warrior',
      seconds: 150,
      poses: [otherSide('warrior-apart')],
    },
    {
      text: 'Stand back to back. One of you folds over bent legs with hands braced on the thighs. The other lies back over that firm table, arms reaching past the head. Let the breath open you. Keep your feet on the ground.',
      short: 'Back to back, one folds as the table, one lies back',
      seconds: 165,
      caution:
        'Stop at once if a back or a neck hurts. Both must be able to say a word at any time.',
      poses: ['supported-backbend'],
    },
    {
      text: 'Come up through the middle, take a breath back to back and reverse the roles. Table: legs strong, belly firm. Traveler: give your weight slowly and come up before you are tired.',
      short: 'Reverse roles, legs strong, come up in good time',
      seconds: 165,
      caution:
        'If you differ a lot in weight, the heavier partner only leans and keeps most of the load in the legs.',
      poses: [swap('supported-backbend')],
    },
    {
      text: 'Fold forward, set your hands on the mat and step back into downward dog, heads toward each other. Push the floor away, lift your hips and draw the heels down. Bend one knee, then the other, to begin with.',
      short: 'Downward dog, heads toward each other',
      seconds: 135,
      caution: 'Sore wrists or a spinning head: come to your knees and rest.',
      poses: ['down-dog-pedal', 'down-dog', 'down-dog-pedal-other'],
    },
    {
      text: 'Bring one shin forward into pigeon and stretch the other leg out behind. Lengthen, then fold over the front leg and reach your hands toward your partner’s. Let your head get heavy. Breathe into the deep outer hip.',
      short: 'Pigeon, fold forward and reach for your partner’s hands',
      seconds: 180,
      caution:
        'No pain in the knee, ever. Take the lying figure four instead: on your back, ankle over knee.',
      poses: ['pigeon-fold'],
    },
    {
      text: 'Rise, swap the legs and fold again over the second side. Give it the same time and the same kindness. If your fingertips touch, leave them there, and let your breathing slow down together.',
      short: 'Swap legs and fold over the second side',
      seconds: 180,
      poses: [otherSide('pigeon-fold')],
    },
    {
      text: 'Lie down next to each other on the mat, legs long, palms turned up. Close your eyes. Nothing to hold, nothing to reach. Let the breath come and go by itself and feel everything you have unfolded.',
      short: 'Lie side by side, palms up, eyes closed',
      seconds: 390,
      caution: 'If your lower back aches when flat, bend your knees or lie on your side.',
      poses: ['savasana'],
    },
  ],
};
