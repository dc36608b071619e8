import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const bandsForTwo: WorkoutSource = {
  id: 202,
  title: 'One Band, Two Ends',
  description:
    'A long band and a partner who is the best anchor there is. Back, chest and arms take turns.',
  minutes: 15,
  difficulty: 'Intermediate',
  equipment: ['band'],
  focus: ['back', 'shoulders', 'arms'],
  impact: 'quiet',
  positions: ['standing'],
  caution:
    'Check the band for cracks before you start, and never let go of an end while it is stretched.',
  steps: [
    {
      text: 'Stand side by side with your fingertips on your shoulders. Draw slow circles with your elbows, eight forward and eight back. Breathe in as the elbows rise and out as they fall.',
      short: 'Fingertips on shoulders, circle your elbows',
      seconds: 60,
      poses: ['shoulder-circle', 'shoulder-circle-down'],
    },
    {
      text: 'Face each other, knees soft, and take one end of the band each. The one on the left breathes out and pulls both elbows back past the ribs. The other stands firm with long arms. Return slowly.',
      short: 'Share the band, left rows while right stands firm',
      seconds: 105,
      caution:
        'Keep your back long and your shoulders away from your ears. Step closer if the band jerks you forward.',
      poses: ['band-row-long', 'band-row-pulled'],
      isCover: true,
    },
    {
      text: 'Trade roles. The one who was the anchor now rows, elbows close to the body. The other keeps arms long and feet planted. Count twelve pulls aloud for your partner, and breathe out on each.',
      short: 'Trade: the anchor rows now',
      seconds: 105,
      poses: ['band-row-long', 'band-row-answer'],
    },
    {
      text: 'Take a short band each and turn to the room. Hold it in front of your chest, hands a shoulder apart. Breathe out and draw the hands wide until the band touches your breastbone. Come back with the breath in.',
      short: 'A short band each, draw it wide to your chest',
      seconds: 90,
      poses: ['band-apart-start', 'band-apart-wide'],
    },
    {
      text: 'Put the bands down. Lean forward, hands on your own knees, and let your back be long. Take six slow breaths. Tell each other which pull felt strongest.',
      short: 'Hands on your knees, long backs, breathe',
      seconds: 45,
      poses: ['rest-on-knees'],
    },
    {
      text: 'One of you stands in front, the other behind, both looking the same way. The one behind holds the middle of the band with long arms. The one in front breathes out and presses both ends forward from the chest.',
      short: 'One behind holds the band, one in front presses',
      seconds: 105,
      caution:
        'Keep the front ribs down so that the low back does not arch. Press lower if a shoulder pinches.',
      poses: ['band-press-start', 'band-press-out'],
    },
    {
      text: 'Change places, front for back. The new anchor steps one foot ahead and stands like a post. The new presser pushes the hands away smoothly, waits a moment at the end and lets them come home.',
      short: 'Change places, the other presses',
      seconds: 105,
      poses: [swap('band-press-start'), swap('band-press-out')],
    },
    {
      text: 'Face each other, each standing on the end of a band. Hold the other end with palms forward. Breathe out and curl the hands to your shoulders, elbows still. Lower for three counts, together.',
      short: 'Stand on your bands and curl to your shoulders',
      seconds: 105,
      poses: ['band-curl-low', 'band-curl-high'],
    },
    {
      text: 'Stand side by side with the long band between you, both hands at your own heart. Each steps out until the band pulls. Do not let it turn you. Breathe low into the belly, and change sides halfway.',
      short: 'Side by side, hold the band and do not let it turn you',
      seconds: 90,
      caution: 'With a sore back stand closer, so that the pull is light.',
      poses: ['band-brace', 'band-brace-crossed'],
    },
    {
      text: 'Hold a short band overhead, arms wide, still side by side. Lean to one side as you breathe out, and come back through the middle with the breath in. Then the other way. Let it be slow and pleasant.',
      short: 'Short band overhead, lean from side to side',
      seconds: 90,
      poses: ['band-lean', otherSide('band-lean')],
    },
  ],
};
