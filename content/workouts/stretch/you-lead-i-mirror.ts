import type { WorkoutSource } from '../source.ts';

export const youLeadIMirror: WorkoutSource = {
  id: 109,
  title: 'You Lead, I Mirror',
  description:
    'One moves, the other is the reflection. A stretching game of watching closely, with roles that keep changing.',
  minutes: 9,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['balance', 'shoulders'],
  impact: 'quiet',
  positions: ['standing'],
  steps: [
    {
      text: 'Stand face to face, an arm’s length apart. Hold up your palms without touching, as if a mirror stood between you. Look at each other and let your breathing become the same. No words for the next nine minutes.',
      short: 'Palms up, not touching, breathe like a mirror',
      seconds: 60,
      poses: ['mirror-palms-open'],
    },
    {
      text: 'One of you leads with the arms: up high, then slowly out in front, then up again. The other copies every inch at the same moment. Leader, move so slowly that nobody watching could tell who is who.',
      short: 'One leads with the arms, the other copies',
      seconds: 80,
      poses: ['mirror-arms-forward', 'mirror-arms-up'],
    },
    {
      text: 'Hand over the lead with a nod. Both of you turn to face the room. The new leader bends outward and inward like grass in the wind, arms high. The reflection bends along. Breathe out each time you sink to the side.',
      short: 'Change leads and bend from side to side',
      seconds: 80,
      poses: ['mirror-bend-out', 'mirror-bend-in'],
    },
    {
      text: 'The first leader is back, and this time it is about balance. Place a foot against the inside of the other leg and let your near palms meet. Free hand at the heart, then up. Breathe steadily and steady each other.',
      short: 'First leader again, tree pose, near palms together',
      seconds: 80,
      caution:
        'Keep the foot off the knee joint: above or below it, or with the toes on the floor.',
      poses: ['tree', 'tree-arms-up'],
    },
    {
      text: 'Now the other one leads. Stand on the second leg with your backs to the room. The mirror follows the leader’s free arm wherever it floats. Whoever falls out of the tree first gets a kiss on the cheek.',
      short: 'Other leader, tree pose on the second leg',
      seconds: 80,
      poses: ['tree-behind', 'tree-behind-arms-up'],
    },
    {
      text: 'Nobody leads. Join one hand each, step wide and bend the front knees, arms long like two fencers who like each other. Straighten and bend in waves, and let the movement decide who began it.',
      short: 'Nobody leads, one hand joined, bend in waves',
      seconds: 80,
      caution: 'Bend only until the front knee stands above its ankle.',
      poses: ['warrior-facing-high', 'warrior-facing'],
    },
    {
      text: 'Walk through the mirror. Put your hands on each other’s shoulders and lean your foreheads together. Close your eyes. Feel the two breaths that you have been copying become slow by themselves.',
      short: 'Foreheads together, eyes closed, slow breath',
      seconds: 80,
      poses: ['forehead-to-forehead'],
    },
  ],
};
