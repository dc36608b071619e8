import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const deep: readonly WorkoutSource[] = [
  {
    id: 104,
    title: 'Hips That Let Go',
    description:
      'Twenty minutes for tight hips, from standing circles to long holds on the mat, with someone across from you to breathe with.',
    minutes: 20,
    difficulty: 'Intermediate',
    equipment: [],
    focus: ['hips', 'legs'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution:
      'Leave out the pigeon and use the lying figure four twice if you have a knee or hip injury. In late pregnancy, keep every hold shorter and higher.',
    steps: [
      {
        text: 'Stand side by side with your hands on your hips. Draw slow circles with your pelvis as if stirring a big pot. Change direction whenever you like. Keep your knees soft and let your breath run freely.',
        short: 'Hands on hips, draw slow circles side by side',
        seconds: 90,
        poses: ['hip-circle-left', 'hip-circle-right'],
      },
      {
        text: 'Take a wide stance side by side, toes turned out, palms together at your hearts. Breathe out and bend your knees as low as is pleasant. Breathe in and rise. Make it smooth, and sink together.',
        short: 'Wide stance, sink low together and rise',
        seconds: 105,
        caution: 'Knees follow the toes. If they hurt, bend only a quarter of the way.',
        poses: ['sumo-squat-high', 'sumo-squat'],
      },
      {
        text: 'Kneel on the mat face to face and each step one foot forward, like a mirror. Hold hands for balance. Tuck your tailbone and glide your hips ahead until the front of the back hip opens. Breathe low and slow.',
        short: 'Kneel in a lunge face to face, hands held',
        seconds: 120,
        caution: 'Fold a towel under the back knee if it is tender.',
        poses: ['half-kneel-hip'],
      },
      {
        text: 'Change legs and set up the kneeling lunge again with the other foot in front. Press your palms lightly into each other and lift your chests. With each breath out, let the hips drift forward by a finger’s width.',
        short: 'Change legs and lunge again, palms pressed together',
        seconds: 120,
        poses: [otherSide('half-kneel-hip')],
      },
      {
        text: 'Sit next to each other, soles of your own feet together, knees wide. Hold your ankles. Breathe in and lengthen. Breathe out, lower your head and let the knees grow heavy. Nobody pushes, gravity does the work.',
        short: 'Sit side by side, soles together, knees heavy',
        seconds: 120,
        caution: 'For sore knees, slide the feet further away from you.',
        poses: ['butterfly-tall', 'butterfly-fold'],
      },
      {
        text: 'Come to pigeon, facing each other. One shin lies folded in front of you, the other leg reaches long behind. Keep your chest up and your hands by the front knee. Square your hips and breathe into the seat of the folded leg.',
        short: 'Pigeon, face to face, chests lifted',
        seconds: 135,
        caution:
          'Any pinch in the front knee means stop: lie on your back and cross that ankle over the other knee instead.',
        poses: ['pigeon'],
      },
      {
        text: 'Press your hands into the mat, swing the back leg around and meet again in pigeon on the second side. It may feel very different, so begin anew. Look up now and then and match your partner’s breath.',
        short: 'Pigeon on the second side',
        seconds: 135,
        caution: 'Put a firm towel under the hip if it does not reach the floor.',
        poses: [otherSide('pigeon')],
      },
      {
        text: 'Sit with your legs wide, feet touching, and hold hands. One of you folds forward while the other leans back and draws gently. Count four breaths, then let the pull go the other way. Keep talking: more, less, just right.',
        short: 'Legs wide, hold hands, one folds and one leans back',
        seconds: 165,
        caution:
          'Pull with straight arms and body weight only, never in jerks. Bend your knees if you feel it behind them.',
        poses: ['straddle-forward', 'straddle-back'],
      },
      {
        text: 'Lie on your backs with your feet toward each other. Cross one ankle over the opposite knee and hold behind that thigh. Breathe toward the hip. Halfway through, uncross and cross the other ankle.',
        short: 'On your backs, ankle over knee, change at halfway',
        seconds: 120,
        poses: ['figure-four', otherSide('figure-four')],
      },
      {
        text: 'Hug both knees to your chest and rock a little from side to side. Let the lower back spread out on the mat. Finish with three deep sighs, and notice how much room your hips have made.',
        short: 'Hug both knees and rock from side to side',
        seconds: 90,
        poses: ['lying-knees-to-chest'],
      },
    ],
  },
  {
    id: 105,
    title: 'The Long Hamstring Line',
    description:
      'A patient session for the backs of the legs. You take turns as helper and stretcher, and go further than you would alone.',
    minutes: 18,
    difficulty: 'Intermediate',
    equipment: [],
    focus: ['legs', 'back'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution: 'Skip the assisted parts after a recent hamstring strain or with sciatica.',
    steps: [
      {
        text: 'Stand facing each other with space to bow. Breathe in and reach up high. Breathe out, soften your knees and roll down, one bone at a time, until your fingertips brush the floor. Roll up again just as slowly.',
        short: 'Reach up high, then roll down bone by bone',
        seconds: 105,
        caution:
          'With back trouble or high blood pressure, stop halfway with your hands on your thighs.',
        poses: ['roll-down-high', 'roll-down-low'],
      },
      {
        text: 'Hold each other’s hands. Set one heel forward with the toes pulled up, and bend the standing knee. Lean your chest over the long leg with a straight back. Breathe out slowly through the mouth.',
        short: 'Hold hands, one heel forward, fold over that leg',
        seconds: 75,
        poses: ['hamstring-heel'],
      },
      {
        text: 'Switch legs, hands still joined, and sit back again as if a low stool were waiting. The second heel digs in, the toes come up. Keep your back long and let your partner’s weight balance yours.',
        short: 'Switch legs and sit back again, hands joined',
        seconds: 75,
        poses: [otherSide('hamstring-heel')],
      },
      {
        text: 'Put your hands on the mat and lift your hips until each of you is an upside-down V, the downward dog. Bend one knee and press the other heel down, then change, like walking on the spot. Let your heads hang and breathe evenly.',
        short: 'Downward dog, press one heel down, then the other',
        seconds: 90,
        caution:
          'For tender wrists, come down to your forearms or rest on your knees between breaths.',
        poses: ['down-dog-pedal', 'down-dog-pedal-other'],
      },
      {
        text: 'One of you lies on your back and lifts one straight leg. The other kneels alongside and holds the shin. On each breath out, the helper leans in a touch. Halfway through, change to the second leg.',
        short: 'One lies down, the other holds the straight leg up',
        seconds: 180,
        caution: 'The one lying down gives the word. Helpers never press on a knee.',
        poses: [
          'hamstring-raise-assist-deep',
          'hamstring-raise-rest',
          otherSide('hamstring-raise-assist-deep'),
        ],
      },
      {
        text: 'Trade places on the mat. The new helper kneels close and lets the raised leg rest in both hands. Wait for the muscle to soften before you move. Remember the second leg at halftime.',
        short: 'Trade places, the new helper holds the leg',
        seconds: 180,
        caution: 'Keep the raised knee slightly bent if the stretch sits behind it.',
        poses: [
          swap('hamstring-raise-assist-deep'),
          swap('hamstring-raise-rest'),
          otherSide(swap('hamstring-raise-assist-deep')),
        ],
      },
      {
        text: 'One of you sits with both legs straight and folds forward. The other kneels behind and rests warm palms on the middle of the back. Do not push. Follow the breath down, and let it lift your hands again.',
        short: 'One sits and folds, the other’s palms on that back',
        seconds: 105,
        caution: 'No pressure on the spine or neck. Stay light in pregnancy, with the legs apart.',
        poses: ['hamstring-assist'],
      },
      {
        text: 'Now the other one sits down and reaches for the feet. Kneel behind with your hands spread wide on either side of the spine. Breathe audibly so that your partner can follow you into the fold.',
        short: 'Now the other folds, with your hands on their back',
        seconds: 105,
        poses: [swap('hamstring-assist')],
      },
      {
        text: 'Sit opposite each other with your legs long and your feet almost touching. Fold forward, each at your own pace, hands wherever they land on your shins. Drop your heads and share a minute of silence.',
        short: 'Sit feet to feet and fold at your own pace',
        seconds: 105,
        poses: ['seated-forward-fold'],
      },
      {
        text: 'Roll onto your backs and draw your knees in. Hold them with both hands. Let the backs of your legs rest at last, and breathe into your lower back until the timer ends.',
        short: 'Lie back, draw in your knees and rest',
        seconds: 60,
        poses: ['lying-knees-to-chest'],
      },
    ],
  },
  {
    id: 106,
    title: 'A Band Between You',
    description:
      'Light exercise bands give your arms more reach and a soft resistance, first side by side, then stretched between you.',
    minutes: 15,
    difficulty: 'Intermediate',
    equipment: ['band'],
    focus: ['shoulders', 'legs'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution: 'Check your bands for cracks, and never let go of a tight band without a word.',
    steps: [
      {
        text: 'Stand side by side, each with a light band in both hands, wider than your shoulders. Breathe in and sweep it up overhead. Breathe out and bring it down to your thighs. Keep the band just taut.',
        short: 'Each with a band, sweep it overhead and down',
        seconds: 90,
        caution: 'If your shoulders click or pinch, hold the band wider or stop at eye level.',
        poses: ['band-low', 'band-ahead', 'band-overhead'],
      },
      {
        text: 'Keep your band high. Breathe out and lean over to one side, both of you the same way. Breathe in to the middle. Breathe out to the other side. Imagine moving between two panes of glass.',
        short: 'Bands high, lean together to each side',
        seconds: 90,
        poses: ['band-lean-left', 'band-lean-right'],
      },
      {
        text: 'Turn to face each other and share one band. Sit back a little, arms long. One of you draws the elbows back and opens the chest while the other gives way. Take turns with the breath, like sawing a log in slow motion.',
        short: 'Share one band and take turns drawing it in',
        seconds: 105,
        caution: 'Move from the shoulder blades and keep your wrists straight.',
        poses: ['band-row-pulled', 'band-row-pulled-swapped'],
      },
      {
        text: 'Hold the band with one hand each. Step apart until it hums. Reach your free arm behind you, turn your chest open and look after your fingers. The band keeps you honest. Take long breaths into the front of the shoulder.',
        short: 'One hand each on the band, open your chests outward',
        seconds: 75,
        poses: ['band-twist'],
      },
      {
        text: 'Pass the band to the other hand and open the second side. Keep your hips facing your partner and let only the ribs turn. Breathe out whatever is left of the day.',
        short: 'Change hands and open the second side',
        seconds: 75,
        poses: ['band-twist-other'],
      },
      {
        text: 'Lie down on the mat, feet toward each other, one knee bent. Loop a band around the sole of the other foot and stretch that leg up. Hold both ends, elbows soft. Draw the leg closer on each breath out.',
        short: 'Lie down, band around one foot, stretch that leg up',
        seconds: 120,
        caution:
          'Keep your face out of the line of the band, and hook it over the middle of the foot.',
        poses: ['band-leg-up'],
      },
      {
        text: 'Lower the leg with control, bend it, and loop the band around the second foot. Stretch up through the heel. Let your shoulders sink into the mat and find one shared rhythm of breathing.',
        short: 'Loop the band around the second foot',
        seconds: 120,
        poses: ['band-leg-up-other'],
      },
      {
        text: 'Sit up with long legs and place your band around both feet. Hold the ends, tip forward from the hips and keep your chest wide. Breathe in and grow. Breathe out and walk your hands a little down the band.',
        short: 'Sit up, band around both feet, tip forward',
        seconds: 105,
        caution: 'A straight back matters more than reaching far. Bend the knees if you round.',
        poses: ['band-fold-tall', 'band-fold'],
      },
      {
        text: 'Cross your legs, face to face, and hold one band between you. One leans back, the other is drawn forward. Change slowly from breath to breath. Let it get smaller and smaller until you are both sitting still.',
        short: 'Face to face, rock with one band between you',
        seconds: 120,
        poses: ['band-rock', 'band-rock-back'],
      },
    ],
  },
];
