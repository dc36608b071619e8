import { otherSide } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

export const feetFirstThenRest: BedroomWorkoutSource = {
  id: 507,
  title: 'Feet First, Then Rest',
  description:
    'A generous foot massage for each of you, on a blanket with a cushion and a pillow, ending sole to sole.',
  minutes: 20,
  difficulty: 'Beginner',
  equipment: ['blanket', 'cushion'],
  focus: ['feet', 'rest'],
  impact: 'quiet',
  positions: ['floor'],
  suits: 'Tired feet, and evenings that should end lying down',
  leaveOut: 'Wounds, varicose veins and numb spots on the feet',
  caution:
    'In pregnancy keep foot massage light and lie on your side instead of your belly. Leave out varicose veins, wounds and numb spots.',
  touchKinds: ['hands', 'feet', 'eyes-closed'],
  steps: [
    {
      text: 'Sit facing each other with your knees up and hold your own shins. Tell each other the truth about your feet: ticklish, tired, not the toes. Ask before you begin, and agree on a word for stop.',
      short: 'Sit knees up, talk about your feet, agree on stop',
      softer: 'Sit in any way that is easy. Say what you would like to leave out today.',
      seconds: 60,
      poses: ['seated-knee-hug'],
    },
    {
      text: 'One of you stretches out the legs and leans back on the hands, the cushion close by. The other sits at the feet and wraps both hands around one foot. Hold it still and warm, then squeeze from heel to toes.',
      short: 'One leans back, the other squeezes one warm foot',
      softer: 'Rest your hands around the foot, sock and all, without squeezing.',
      seconds: 180,
      caution: 'If leaning back tires your wrists, lean on the cushion and your forearms.',
      poses: ['foot-massage'],
    },
    {
      text: 'Receiver, lie back with your head on the pillow and let both legs go heavy. Giver, run your thumbs up the middle of the sole and circle under the ball. Half the time for each foot. A steady hand tickles less.',
      short: 'Lie back, thumbs up the sole, half the time a foot',
      softer: 'Hold the foot still in both hands. No thumbs.',
      seconds: 210,
      sides: { first: 'First foot', second: 'Second foot' },
      poses: [traded('foot-massage-lying')],
    },
    {
      text: 'Receiver, roll over to lie on your front, arms loose by your sides. Giver, kneel at the feet and press the soles with the heels of your hands, slowly, left and right in turn, while both of you breathe out.',
      short: 'Roll over, press the soles, left and right in turn',
      softer: 'Stay on your back. A blanket over the feet and a warm hand on top.',
      seconds: 120,
      caution:
        'Pregnant, or uneasy on your front? Lie on your side with a pillow between the knees.',
      tempo: { out: 2.5, hold: 0.8, back: 2.5, rest: 0.8 },
      poses: [traded('foot-press-one'), otherSide(traded('foot-press-one'))],
    },
    {
      text: 'Trade places. The new giver sits close, takes one foot into both hands and waits until it feels heavy. Then squeeze along both edges, stroke over the top, and move on to the second foot.',
      short: 'Trade: hold one foot, squeeze it, then the second',
      softer: 'Trade only if you want to. Hold one foot and breathe.',
      seconds: 180,
      poses: [traded('foot-massage')],
    },
    {
      text: 'The new receiver lies down on the pillow and closes the eyes. Giver, glide your thumbs from heel to toes, roll each toe between two fingers, and ask now and then: more, less, or just so?',
      short: 'Lie down, thumbs from heel to toes, roll each toe',
      softer: 'Leave out the toes. One flat hand on the sole is enough.',
      seconds: 210,
      poses: ['foot-massage-lying'],
    },
    {
      text: 'Turn onto your front, receiver, arms long beside you, cheek on the blanket. Giver, kneel behind the feet, rest your palms on both soles and rock forward with each breath out, back with each breath in.',
      short: 'Onto the front, rock your palms into both soles',
      softer: 'Stay on your back and rest. The giver’s palms lie still on the feet.',
      seconds: 120,
      caution:
        'Press on the soles only, never on the backs of the knees. Use the side if the belly should stay free.',
      poses: ['foot-press-prone'],
    },
    {
      text: 'Both lie on your backs, heads apart, and lift your feet until your soles meet in the air. Let the legs balance against each other. Press softly, left, right, and breathe.',
      short: 'On your backs, soles together in the air',
      softer: 'Keep your feet on the floor, soles near each other, not quite touching.',
      seconds: 60,
      caution: 'Bend your knees more if the backs of your legs or your lower back pull.',
      poses: ['soles-together-lying'],
      isCover: true,
    },
    {
      text: 'Lie down side by side with bent knees and slip one hand into your partner’s. Feel your feet on the floor, warm and awake. Breathe all the way down to them, together.',
      short: 'Side by side, knees bent, hand in hand',
      softer: 'Lie side by side with a little space. Hold hands if you both like.',
      seconds: 60,
      poses: ['lying-hands-joined'],
    },
  ],
};
