import { gazing, otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const planksFaceToFace: WorkoutSource = {
  id: 203,
  title: 'Planks Face to Face',
  description:
    'A core session on one mat, head to head. You hold, tap and breathe, and find out who smiles first.',
  minutes: 12,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['core', 'shoulders'],
  impact: 'quiet',
  positions: ['floor'],
  caution:
    'After a birth, or with a hernia or high blood pressure, ask a professional first and keep every hold short.',
  steps: [
    {
      text: 'Come to hands and knees, heads toward each other. Breathe out and round your backs like cats. Breathe in, let the bellies sink and look at each other. Keep this slow wave going.',
      short: 'Hands and knees, heads together, cat and cow',
      seconds: 75,
      caution: 'Sore wrists: make fists, or rest on your forearms.',
      poses: ['cat', 'cow'],
    },
    {
      text: 'Walk your hands forward until you make one line from knees to head. Knees stay down. Press the floor away and draw the navel in. Breathe evenly and hold each other’s gaze.',
      short: 'Knees down, hands forward, hold one long line',
      seconds: 50,
      poses: [gazing('knee-push-up')],
    },
    {
      text: 'Tuck your toes and lift your knees into a full plank, hands under shoulders. Make yourselves long from heels to crown. Breathe out slowly, as if through a straw.',
      short: 'Full plank, knees lifted, breathe out slowly',
      seconds: 45,
      caution: 'When your low back sags, put your knees down. That is still a plank.',
      poses: ['plank'],
    },
    {
      text: 'Stay in the plank. Each lifts one hand and meets the other’s palm in the middle, then sets it down. Next time use the other hand. Keep your hips as still as a tray of glasses.',
      short: 'Hold the plank and touch palms, hand by hand',
      seconds: 60,
      poses: ['plank', 'plank-high-five', otherSide('plank-high-five')],
    },
    {
      text: 'Sit back on your heels, fold forward and stretch your arms toward each other until your hands nearly touch. Forehead down. Let your breath spread across your back.',
      short: 'Sit back, fold and reach your arms to each other',
      seconds: 45,
      caution: 'If your knees dislike folding, lie on your side instead.',
      poses: ['child-facing'],
    },
    {
      text: 'Come onto your forearms, elbows under shoulders, fists toward your partner. Step your feet back and lift. Pull elbows and toes gently toward each other and keep breathing.',
      short: 'Forearm plank, feet back and lifted',
      seconds: 50,
      caution:
        'Keep your neck long by looking at the mat. With high blood pressure, hold ten seconds at a time.',
      poses: ['forearm-plank'],
    },
    {
      text: 'Turn onto one hand and open your chests to the room, top arm to the ceiling. The lower hand stands under its shoulder. Lift the waist away from the floor and breathe into the upper ribs.',
      short: 'Side plank, top arm to the ceiling',
      seconds: 45,
      caution:
        'For tender wrists or shoulders bend the lower knee onto the mat, or come to the forearm.',
      poses: ['side-plank'],
    },
    {
      text: 'Come down and turn around, feet toward each other now, so that the second hand carries you. Push the floor away and reach up. If one of you wobbles, both may laugh.',
      short: 'Turn around for the other side plank',
      seconds: 45,
      poses: ['side-plank-outer'],
    },
    {
      text: 'Lie on your backs, feet toward each other, knees above hips and arms up. Breathe out and lengthen one leg and the opposite arm along the floor. Breathe in to return. Change sides each time.',
      short: 'On your backs, lengthen opposite arm and leg',
      seconds: 90,
      caution: 'Keep your low back on the mat. If it lifts, lower the leg less far.',
      poses: ['dead-bug', 'dead-bug-start', otherSide('dead-bug')],
    },
    {
      text: 'One last plank, heads together. Lift one hand and touch your own opposite shoulder, then change. Your feet may stand wide. Let each touch come with a breath out.',
      short: 'Last plank, tap your opposite shoulders',
      seconds: 60,
      caution: 'On your knees this is just as good, and kinder to wrists and back.',
      poses: ['plank', 'plank-tap', otherSide('plank-tap')],
    },
    {
      text: 'Sit facing each other, knees bent, toes touching. Roll halfway down with arms reaching forward as you breathe in. Breathe out, curl up and let your hands meet at the top.',
      short: 'Sit toe to toe, roll halfway down and curl up',
      seconds: 75,
      caution: 'Hands under the thighs help a tired back or neck.',
      poses: ['sit-up-top', 'sit-up-low'],
    },
    {
      text: 'Roll down onto your backs and hug your knees. Rock a little from side to side. Breathe in for four and out for six until your bellies are soft again.',
      short: 'On your backs, hug your knees and rock',
      seconds: 80,
      poses: ['lying-knees-to-chest'],
    },
  ],
};
