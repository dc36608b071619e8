import { otherSide } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

/** Feet, backs and hair. */
export const massageBedroom: readonly BedroomWorkoutSource[] = [
  {
    id: 507,
    title: 'Feet First, Then Rest',
    description:
      'A generous foot massage for each of you, on a blanket with a cushion and a pillow, ending sole to sole.',
    minutes: 20,
    difficulty: 'Beginner',
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
        text: 'Receiver, lie back with your head on the pillow and let both legs go heavy. Giver, run your thumbs up the middle of the sole and circle under the ball. Two minutes a foot. A steady hand tickles less.',
        short: 'Lie back, thumbs up the sole, two minutes a foot',
        softer: 'Hold the foot still in both hands. No thumbs.',
        seconds: 210,
        poses: [traded('foot-massage-lying')],
      },
      {
        text: 'Receiver, roll over to lie on your front, arms loose by your sides. Giver, kneel at the feet and press the soles with the heels of your hands, slowly, left and right in turn, while both of you breathe out.',
        short: 'Roll over, press the soles, left and right in turn',
        softer: 'Stay on your back. A blanket over the feet and a warm hand on top.',
        seconds: 120,
        caution:
          'Pregnant, or uneasy on your front? Lie on your side with a pillow between the knees.',
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
      },
      {
        text: 'Lie down side by side with bent knees and slip one hand into your partner’s. Feel your feet on the floor, warm and awake. Breathe all the way down to them, together.',
        short: 'Side by side, knees bent, hand in hand',
        softer: 'Lie side by side with a little space. Hold hands if you both like.',
        seconds: 60,
        poses: ['lying-hands-joined'],
      },
    ],
  },
  {
    id: 508,
    title: 'The Long Back Rub',
    description:
      'Nearly half an hour for two tired backs: quiet hands, long strokes, shoulders and calves, through soft clothes.',
    minutes: 25,
    difficulty: 'Intermediate',
    caution:
      'Work on the muscles beside the spine, never on the spine itself. In pregnancy lie on your side with pillows, with no pressure on belly or lower back.',
    touchKinds: ['hands', 'spoons', 'shoulders', 'back', 'feet'],
    steps: [
      {
        text: 'Kneel facing each other on a mat and take hands. Decide who lies down first. Ask: where does your back hold the week, and what should I leave alone? Stop always means stop.',
        short: 'Kneel face to face, ask what to leave alone',
        softer: 'Sit facing each other, hands in your laps. Say again what to leave alone.',
        seconds: 60,
        poses: ['kneeling-gaze'],
      },
      {
        text: 'One of you lies face down on a blanket, head turned to whichever side is easy. The other kneels close beside, rests both hands on the upper back and waits. Ten breaths, no movement yet.',
        short: 'One lies face down, two still hands, ten breaths',
        softer: 'Sit up if that is easier. One hand between the shoulder blades, quite still.',
        seconds: 90,
        caution: 'Pregnant or sore on the belly? Lie on your side and hug a pillow instead.',
        poses: ['back-massage-lying'],
      },
      {
        text: 'Giver, glide flat hands down both sides of the spine to the lower back, then out and up along the ribs. Slow down on every round. Lean in with your weight only as your partner breathes out.',
        short: 'Glide down beside the spine and up the ribs',
        softer: 'Rest your hands in one place and feel the breath. No strokes.',
        seconds: 240,
        caution:
          'Keep a finger’s width away from the spine and stay light over the kidneys and lower back.',
        poses: ['back-massage-low', 'back-massage-lying'],
      },
      {
        text: 'Giver, move around and kneel at the head. Spread your hands over the shoulder blades and push slowly down the back, then draw the shoulders toward you. Receiver, sigh out loud if you like.',
        short: 'At the head, push down the back, draw the shoulders',
        softer: 'Stay at the side. One warm hand on one shoulder, no weight in it.',
        seconds: 210,
        poses: ['shoulders-from-head'],
      },
      {
        text: 'Go to the feet and kneel. Hold both calves in your hands and squeeze them slowly, from the ankles up and down again. Finish with one long stroke off the feet and sit still for a breath.',
        short: 'At the feet, squeeze the calves up and down',
        softer: 'Leave the legs. Lay a blanket over them and sit close.',
        seconds: 120,
        caution:
          'Do not press on veins or behind the knees; leave the calves out if they are swollen or painful.',
        poses: ['calf-massage'],
      },
      {
        text: 'Change over, as slowly as you like. The new receiver settles on the blanket. The new giver warms both palms, lays them down between the shoulder blades and listens to the breath there.',
        short: 'Change over, warm palms between the shoulder blades',
        softer: 'Take a real break first. Then one quiet hand on the upper back, if you both like.',
        seconds: 90,
        poses: [traded('back-massage-lying')],
      },
      {
        text: 'New giver, let your hands travel: down beside the spine, around the waist, up over the ribs, without ever losing contact. Ask once, firmer or lighter? Then trust the answer.',
        short: 'Let your hands travel down, around and up',
        softer: 'Still hands, light hands. Ask once: stay, or take them away?',
        seconds: 240,
        caution: 'No elbows, no sudden pushes. If a spot hurts, stroke around it.',
        poses: [traded('back-massage-low'), traded('back-massage-lying')],
      },
      {
        text: 'Kneel by the crown of the head, knees apart for balance. Knead the tops of the shoulders with whole hands, then lean forward and let your palms melt down over the shoulder blades.',
        short: 'At the head, knead the shoulders with whole hands',
        softer: 'Rest your palms on the shoulders with no pressure at all.',
        seconds: 210,
        poses: [traded('shoulders-from-head')],
      },
      {
        text: 'Kneel behind the feet and cradle the calves. Press and let go like slow waves, in time with the breath you see in your partner’s back. End with warm hands resting on the ankles.',
        short: 'Behind the feet, press the calves like slow waves',
        softer: 'Lay your hands on the ankles over the blanket, and wait.',
        seconds: 120,
        poses: [traded('calf-massage')],
      },
      {
        text: 'Lie down on your sides, one behind the other, an arm laid around the one in front. Nothing more to do. Breathe slowly, and let the warmth in your backs settle.',
        short: 'Lie as spoons, an arm around the one in front',
        softer: 'Lie back to back or side by side. Closeness is optional.',
        seconds: 120,
        poses: ['spooning-breath'],
      },
    ],
  },
  {
    id: 509,
    title: 'Fingers Through Hair',
    description:
      'Scalp, temples and nape: a head massage in turns that ends with each of you resting in the other’s lap.',
    minutes: 14,
    difficulty: 'Beginner',
    touchKinds: ['lap', 'shoulders', 'hair', 'eyes-closed'],
    steps: [
      {
        text: 'Sit on your heels face to face. Take out hairpins and lay glasses aside. Ask each other: may I touch your hair, your temples, your neck? A no to any of them is a fine answer.',
        short: 'Sit on your heels and ask what may be touched',
        softer: 'Sit near each other. Hair, temples, neck: each may be left out.',
        seconds: 60,
        caution: 'Sit on a chair or cross-legged if kneeling strains your knees.',
        poses: ['hero-pose'],
      },
      {
        text: 'One of you sits cross-legged on a blanket. The other kneels upright behind and slides ten fingertips into the hair. Move the scalp itself in slow circles, from the front to the crown. Both breathe deep.',
        short: 'One kneels behind and circles over the scalp',
        softer: 'Rest one hand lightly on the crown, over the hair, and keep it still.',
        seconds: 120,
        poses: ['scalp-massage'],
      },
      {
        text: 'Giver, let your fingers travel to the temples and draw tiny circles there, light as breath. Then comb back through the hair, from the face to the crown. Receiver, let your jaw hang loose.',
        short: 'Tiny circles on the temples, then comb back',
        softer: 'Leave the temples. Stroke the hair back once, slowly, then pause.',
        seconds: 105,
        caution: 'Temples want very little pressure. Stop if it brings on a headache.',
        poses: ['temple-massage', 'scalp-massage'],
      },
      {
        text: 'Receiver, bow your head a little. Giver, hold the nape in both hands and press small circles where the neck meets the skull. Slide down to the shoulders on a long breath out.',
        short: 'Hold the nape, small circles under the skull',
        softer: 'Keep your head up. A warm palm rests between the shoulders.',
        seconds: 75,
        caution:
          'Stay on the muscles at the back: no pressure on the throat or the bones of the neck.',
        poses: ['nape-massage'],
      },
      {
        text: 'Change places. The new giver kneels tall, spreads the fingers wide and washes the hair with slow, dry hands, as if warm water ran through it. The new receiver only has to close the eyes.',
        short: 'Change places, wash the hair with dry hands',
        softer: 'Change places only if you both like. One still hand on the head.',
        seconds: 120,
        poses: [traded('scalp-massage')],
      },
      {
        text: 'Rest your fingertips on both temples and wait for two breaths. Circle there, then over the ears, then back through the hair. Ask softly: again, or somewhere else?',
        short: 'Circle the temples, over the ears, and back',
        softer: 'Hands on the shoulders instead of the temples, and no circles.',
        seconds: 105,
        poses: [traded('temple-massage'), traded('scalp-massage')],
      },
      {
        text: 'The one in front lets the chin float down. The one behind warms the nape with both palms, squeezes and lets go, squeezes and lets go, a little slower every time.',
        short: 'Warm the nape, squeeze and let go',
        softer: 'Sit side by side and lean, shoulder to shoulder.',
        seconds: 75,
        caution: 'If you feel dizzy with your head bowed, look straight ahead instead.',
        poses: [traded('nape-massage')],
      },
      {
        text: 'One of you sits with legs stretched out. The other lies down, head and shoulders in that lap, knees bent. Stroke the hair back from the forehead, one slow stroke for each breath.',
        short: 'Head in the lap, one stroke for each breath',
        softer: 'Sit next to each other. Stroke the back of one hand, slowly.',
        seconds: 90,
        caution: 'Lean your back against the bed if sitting upright tires you.',
        poses: ['head-on-lap'],
      },
      {
        text: 'Trade laps. The one lying down folds the hands on the belly and lets the whole weight of the head be carried. Stroke, pause, stroke. Finish with a hand resting still on the crown.',
        short: 'Trade laps, stroke and pause',
        softer: 'Lie side by side instead. A hand to hold, or none.',
        seconds: 90,
        poses: [traded('head-on-lap')],
      },
    ],
  },
];
