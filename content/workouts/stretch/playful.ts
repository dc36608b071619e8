import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const playful: readonly WorkoutSource[] = [
  {
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
  },
  {
    id: 108,
    title: 'The Hallway Stretch',
    description:
      'All you need is a hallway or two walls that face each other. Push, lean and hang, then put your legs up and talk.',
    minutes: 14,
    difficulty: 'Intermediate',
    equipment: [],
    focus: ['legs', 'shoulders', 'back'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    steps: [
      {
        text: 'Stand across from each other, each with your back against a wall, heels a little forward. Breathe in and raise your arms up along the wall. Breathe out and slide them down. Keep your lower back close to the wall.',
        short: 'Backs to the walls, slide your arms up and down',
        seconds: 90,
        poses: ['hall-tall', 'hall-arms-up'],
      },
      {
        text: 'Stay at the wall, soften your knees and roll forward from the head. Your seat stays against the wall, your arms hang. Sway gently and breathe into the back of your ribs. Roll up slowly when you have had enough.',
        short: 'Seats on the wall, roll forward and hang',
        seconds: 75,
        caution: 'If hanging makes you light-headed, stop with your hands on your thighs.',
        poses: ['hall-roll-down'],
      },
      {
        text: 'Turn to face your own wall and put both palms on it. Step one foot far back and press that heel down. Bend the front knee and lean in until the calf answers. Take even breaths.',
        short: 'Face your wall, one foot far back, press the heel',
        seconds: 60,
        poses: ['hall-calf'],
      },
      {
        text: 'Bring the feet together, then send the other foot back. Spread its toes and grow the heel into the floor. Push the wall as if you wanted to make the hallway wider for your partner.',
        short: 'Other foot back, push the wall away',
        seconds: 60,
        poses: [otherSide('hall-calf')],
      },
      {
        text: 'Lean one hand on the wall. Catch the opposite foot behind you and draw the heel toward your seat. Keep your knees side by side and push the hip forward. Breathe out slowly and stand tall.',
        short: 'One hand on the wall, draw one heel to your seat',
        seconds: 60,
        caution:
          'If the knee complains, let go of the foot and just press the hip forward with the toes behind you.',
        poses: ['hall-quad'],
      },
      {
        text: 'Change hand and foot for the second thigh. Look at one small spot on the wall to keep your balance. If you wobble, laugh, put the foot down and begin once more.',
        short: 'Change hand and foot for the other thigh',
        seconds: 60,
        poses: [otherSide('hall-quad')],
      },
      {
        text: 'Turn to each other. Plant one palm on the wall behind you and hold your partner’s hand with the other. Turn your chest toward the held hand and breathe into the open shoulder. Let your arms be one long line.',
        short: 'Palm on the wall, hold hands, turn your chests open',
        seconds: 75,
        caution: 'Keep the palm on the wall below shoulder height if your shoulder feels pinched.',
        poses: ['hall-chest'],
      },
      {
        text: 'Let go, change arms and open the other shoulder the same way. Your joined hands stay soft. Breathe in and feel both collarbones widen, from one wall to the other.',
        short: 'Change arms and open the other shoulder',
        seconds: 75,
        poses: [otherSide('hall-chest')],
      },
      {
        text: 'Face your wall, hands at hip height, and walk back until your bodies make two upside-down letters L, seats almost touching. Press the wall away, lengthen your spine and let the chest sink between your arms. Breathe.',
        short: 'Hands on your wall, walk back into an L',
        seconds: 90,
        caution: 'Bend your knees if your back rounds or your hamstrings shout.',
        poses: ['hall-l-shape'],
      },
      {
        text: 'Lie down with your legs up your own wall, heads meeting in the middle of the hallway. Let your arms fall open. Close your eyes, breathe quietly and tell each other something about the day.',
        short: 'Legs up your walls, heads together, close your eyes',
        seconds: 195,
        caution:
          'Skip this with glaucoma, reflux or in late pregnancy, and rest on your side instead.',
        poses: ['hall-legs-up'],
      },
    ],
  },
  {
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
  },
];
