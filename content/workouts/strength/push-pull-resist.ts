import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const pushPullResist: WorkoutSource = {
  id: 215,
  title: 'Push, Pull, Resist',
  description:
    'Your partner is the machine: a smart one that feels how strong you are and gives exactly enough.',
  minutes: 28,
  difficulty: 'Advanced',
  equipment: [],
  focus: ['full body', 'legs', 'arms'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  caution: 'The one who resists listens. Stop at once when the other says stop, and never jerk.',
  steps: [
    {
      text: 'Face each other and join one hand. Turn away from it, opening the free arm behind you, and look back over your shoulder. Then the other way. Breathe out into each turn.',
      short: 'Join one hand and turn open, then the other way',
      seconds: 90,
      poses: ['standing-twist', 'hands-held', otherSide('standing-twist')],
    },
    {
      text: 'Step one foot back and put palm to palm. The one on the left breathes out and pushes forward; the one on the right gives way slowly. Then the right pushes back. Like sawing wood.',
      short: 'Palm to palm, saw back and forth',
      seconds: 120,
      caution: 'Keep wrists straight and push from the legs.',
      poses: ['push-left', 'push-right'],
    },
    {
      text: 'Change the front foot and saw on. Try to keep the pressure in your hands the same all the time, whoever is moving. Long breaths out, shoulders low.',
      short: 'Change the front foot and saw on',
      seconds: 120,
      poses: [otherSide('push-left'), otherSide('push-right')],
    },
    {
      text: 'One of you lets the arms hang. The other holds the wrists. The first lifts straight arms to shoulder height against the pressure, then lets them be pressed down slowly. Five breaths’ worth, rest, repeat.',
      short: 'One lifts the arms, the other resists',
      seconds: 120,
      caution: 'Stop below any height where the shoulder pinches.',
      poses: ['resist-raise-low', 'resist-raise-high'],
    },
    {
      text: 'Trade roles. The one who pressed now lifts. Begin with very little resistance and add some each time. The lifter decides, with a nod for more and a shake for less.',
      short: 'Trade: the other lifts against you',
      seconds: 120,
      poses: [swap('resist-raise-low'), swap('resist-raise-high')],
    },
    {
      text: 'Hold both hands, toes near each other, and lean back with straight arms. Let each other’s weight open your backs. Look up, breathe, and enjoy doing nothing.',
      short: 'Hold both hands and lean back, arms straight',
      seconds: 75,
      caution: 'Bend your knees a little, and come up together.',
      poses: ['lean-back'],
    },
    {
      text: 'Sit with your legs wide and your hands joined. One pulls back as if rowing while the other brakes all the way forward. Then change direction. Breathe out on the pull.',
      short: 'Legs wide, hands held, one rows and one brakes',
      seconds: 165,
      caution:
        'Fold from the hips. Stop at the first sharp pull in the inner thighs or the low back.',
      poses: ['straddle-back', 'straddle-forward'],
    },
    {
      text: 'One of you lies down and lifts the legs, soles against the kneeling partner’s palms. Breathe out and push the legs longer while the partner leans in. Then let the knees come back slowly.',
      short: 'One lies and pushes the legs against your palms',
      seconds: 165,
      caution:
        'Never push all the way to straight, locked knees. Not for the one lying down late in pregnancy.',
      poses: ['leg-press-bent', 'leg-press-long'],
    },
    {
      text: 'Change places. The new machine kneels with a straight back and gives a smooth push into the soles. The one lying keeps the low back on the mat and breathes out on the effort.',
      short: 'Change places, the other pushes the legs',
      seconds: 165,
      poses: [swap('leg-press-bent'), swap('leg-press-long')],
    },
    {
      text: 'One lies face down. The other kneels at the feet and holds the ankles. Breathe out and bend the knees against that hold, bringing the heels toward the seat. The partner brakes on the way down.',
      short: 'One lies face down and bends the knees against you',
      seconds: 150,
      caution: 'Cramps come fast here: use little force. Skip it with knee trouble.',
      poses: ['leg-curl-low', 'leg-curl-high'],
    },
    {
      text: 'Trade for the last time. Lie down, rest your forehead and press your hips into the mat. Draw the heels in, let them be lowered. Both of you breathe in the same slow beat.',
      short: 'Last trade: the other draws the heels in',
      seconds: 150,
      poses: [swap('leg-curl-low'), swap('leg-curl-high')],
    },
    {
      text: 'Lie on your backs side by side, arms at rest. Tighten everything once more: fists, legs, faces. Hold for a breath and let it all go. Stay, and listen to each other breathe.',
      short: 'Side by side on your backs, tighten and let go',
      seconds: 240,
      poses: ['savasana'],
    },
  ],
};
