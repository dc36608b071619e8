import { vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { straightAhead } from '../../../illustration/poses/shared.ts';
import { otherSide } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { onBed, staggeredPillows, traded } from './pictures.ts';

const long = { legs: straightAhead, legNear: straightAhead, legFar: straightAhead };
const restingLong = onBed(vary(poseNamed('lying-hands-joined'), { a: long, b: long }), {
  x: 50,
  width: 490,
  pillows: staggeredPillows,
});

export const feetFirstThenRest: BedroomWorkoutSource = {
  id: 507,
  title: 'Feet First, Then Rest',
  description:
    'A generous foot massage for each of you, on a blanket and on the bed, ending side by side.',
  minutes: 20,
  difficulty: 'Beginner',
  equipment: ['blanket'],
  focus: ['feet', 'rest'],
  impact: 'quiet',
  positions: ['floor', 'bed'],
  suits: 'Tired feet, and evenings that should end lying down',
  leaveOut: 'You have wounds, varicose veins or numb spots on your feet',
  caution:
    'In pregnancy keep it light and lie on your side. Leave out varicose veins, wounds and numb spots. No massage with a fever, a skin infection, blood thinners, brittle bones, removed lymph nodes or a blood clot.',
  touchKinds: ['hands', 'feet', 'eyes-closed'],
  steps: [
    {
      text: 'Sit on a blanket, knees up, toes touching toes, and hold your own shins. Tell each other the truth about your feet: ticklish, tired, not the toes. Ask before you begin, and agree on a word for stop.',
      short: 'Sit knees up, talk about your feet, agree on stop',
      softer: 'Sit in any way that is easy. Say what you would like to leave out today.',
      seconds: 60,
      poses: ['toes-touching'],
    },
    {
      text: '{b} leans back on the hands and gives one foot to {a}, who wraps both hands around it. Hold it still and warm, then squeeze slowly from heel to toes. Change feet halfway.',
      short: '{b} leans back, {a} squeezes one warm foot',
      softer:
        'Only hold the foot, sock and all. With a prosthesis, the other foot gets both turns.',
      seconds: 180,
      caution: 'If leaning back tires your wrists, lean on your forearms.',
      sides: { first: 'First foot', second: 'Second foot' },
      mode: 'switch',
      poses: ['foot-in-lap', otherSide('foot-in-lap')],
    },
    {
      text: '{b} lies back, knees bent, one foot still with {a}. Run both thumbs up the middle of the sole and circle under the ball. Half the time for each foot. A steady hand tickles less.',
      short: 'Lie back, thumbs up the sole, half the time a foot',
      softer: 'Hold the foot still, no thumbs. With a prosthesis, the other foot gets both halves.',
      seconds: 210,
      sides: { first: 'First foot', second: 'Second foot' },
      mode: 'switch',
      poses: [traded('foot-in-lap-lying'), otherSide(traded('foot-in-lap-lying'))],
    },
    {
      text: '{b} rolls over to lie face down, arms loose. {a} kneels at the feet and presses the soles with the heels of the hands, slowly, left and right in turn, while both of you breathe out.',
      short: 'Roll over, press the soles, left and right in turn',
      softer: 'Stay on your back. A blanket over the feet and a warm hand on top.',
      seconds: 120,
      caution:
        'Pregnant, or uneasy on your front? Lie on your side with a pillow between the knees.',
      tempo: { out: 2.5, hold: 0.8, back: 2.5, rest: 0.8 },
      poses: [traded('foot-press-one'), otherSide(traded('foot-press-one'))],
    },
    {
      text: 'Trade. {a} sits on the edge of the bed. {b} sits on the floor, takes one foot into both hands and waits until it feels heavy. Squeeze along both edges, stroke over the top, then take the other foot.',
      short: 'Trade: {b} squeezes one foot, then the other',
      softer:
        'Only hold one foot and breathe. With a prosthesis, choose the other one for both halves.',
      seconds: 180,
      poses: ['bed-edge-foot', otherSide('bed-edge-foot')],
      sides: { first: 'First foot', second: 'Second foot' },
      mode: 'switch',
    },
    {
      text: '{a} lies down on the bed and closes the eyes. {b} kneels at its end, glides the thumbs from heel to toes, rolls each toe between two fingers, and asks now and then: more, less, or just so?',
      short: 'Lie down, thumbs from heel to toes, roll each toe',
      softer: 'Leave out the toes. One flat hand on the sole is enough.',
      seconds: 210,
      poses: ['bed-end-feet'],
    },
    {
      text: '{a} turns onto the front, arms long, cheek on the sheet. {b} kneels behind the feet, rests the palms on both soles and rocks forward with each breath out, back with each breath in.',
      short: 'Onto the front, rock your palms into both soles',
      softer: 'Stay on your back and rest. The giver’s palms lie still on the feet.',
      seconds: 120,
      caution:
        'Press on the soles only, never on the backs of the knees. Use the side if the belly should stay free.',
      tempo: { out: 3, hold: 0.4, back: 3, rest: 0.4 },
      poses: ['bed-end-soles-lean', 'bed-end-soles-back'],
    },
    {
      text: 'Both lie on your backs on the bed, heads apart, and lift your feet until your soles meet in the air. Let the legs balance against each other. Press softly, left, right, and breathe.',
      short: 'On your backs, soles together in the air',
      softer: 'Keep your feet on the floor, soles near each other, not quite touching.',
      seconds: 60,
      caution: 'Bend your knees more if the backs of your legs or your lower back pull.',
      poses: [onBed('soles-together-lying', { width: 540 })],
      isCover: true,
    },
    {
      text: 'Lie down side by side, legs long, and slip one hand into your partner’s. Feel your feet on the sheet, warm and awake. Breathe all the way down to them, together.',
      short: 'Side by side, legs long, hand in hand',
      softer: 'Lie side by side with a little space. Hold hands if you both like.',
      seconds: 60,
      poses: [restingLong],
    },
  ],
};
