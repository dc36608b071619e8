import type { WorkoutSource } from '../source.ts';

export const sixMinutesAfterWaking: WorkoutSource = {
  id: 107,
  title: 'Six Minutes After Waking',
  description:
    'A short wake-up for two sleepy bodies. No talking needed, and the coffee can wait until the last embrace.',
  minutes: 6,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['full body'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  steps: [
    {
      text: 'Stand side by side in front of the window. Breathe in, spread your fingers and stretch both arms up as if pulling the morning down. Breathe out and let everything fall. Yawn as much as you want.',
      short: 'Side by side, stretch both arms up and let them fall',
      seconds: 50,
      poses: ['side-by-side-reach', 'arms-ahead-side-by-side', 'arms-low-side-by-side'],
    },
    {
      text: 'Lift one arm and lean over to the side, both of you the same way. Feel the long line from hip to fingertips. Come up as you breathe in and lean to the other side as you breathe out.',
      short: 'One arm up, lean together from side to side',
      seconds: 60,
      poses: ['side-lean-left', 'side-lean-middle', 'side-lean-right'],
    },
    {
      text: 'Lay one hand on top of your head and let the ear sink toward the shoulder. Do not pull, the weight of the hand is enough. Breathe out three times. Then lift your head with the hand and change sides.',
      short: 'Ear to shoulder, one hand on your head, then change',
      seconds: 70,
      caution:
        'Necks are stiff in the morning. Skip the hand and just tilt if anything tugs sharply.',
      poses: ['neck-tilt', 'neck-level', 'neck-tilt-other'],
    },
    {
      text: 'Turn to each other, bend your knees and hang forward like two coats on a hook. Nod yes, shake no, sway a little. Let the breath fall out of your mouth.',
      short: 'Hang forward like two coats on a hook',
      seconds: 50,
      caution: 'Come up slowly, head last, so that you do not get dizzy.',
      poses: ['rag-doll', 'rag-doll-sway'],
    },
    {
      text: 'Come to hands and knees on the mat, heads toward each other. Breathe in, hollow your back and look up at your partner. Breathe out, arch like a cat and look at your own belly. Eight slow rounds.',
      short: 'Hands and knees, heads together, cat and cow',
      seconds: 70,
      caution: 'For sore wrists, lean on your fists or forearms.',
      poses: ['cow', 'cat'],
    },
    {
      text: 'Stand up, step close and put your arms around each other. Stay for five full breaths. On the last one, lift onto your toes together, sink back to your heels, and say good morning.',
      short: 'Hug for five breaths, then rise onto your toes',
      seconds: 60,
      poses: ['standing-embrace-breath', 'standing-embrace-toes'],
    },
  ],
};
