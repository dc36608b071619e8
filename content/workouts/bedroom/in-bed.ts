import { type FigurePose, swapped, vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { apart, otherSide, swap } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { onBed, traded } from './pictures.ts';

const tall = {
  spine: 180,
  chest: 180,
  neck: 180,
  head: 180,
  armNear: { to: { own: 'knee', by: [-14, 12] } },
  armFar: { to: { own: 'knee', by: [14, 12] } },
} satisfies Partial<FigurePose>;
const seatedTall = vary(poseNamed('seated-side-bend'), { a: tall, b: tall });
/** One for each of two who lie side by side, the one behind first. */
const rowPillows: [number, number][] = [
  [-100, 8],
  [-60, -18],
];
const tipPillows: [number, number][] = [
  [-34, 8],
  [-66, -18],
];
const asleep = onBed('savasana', { x: 56, width: 460, pillows: rowPillows });
const reach = onBed(
  vary(poseNamed('savasana'), {
    a: { arms: { angles: [265, 268], layer: 'under' } },
    b: { arms: { angles: [262, 266], layer: 'under' } },
  }),
  { x: 56, width: 460, pillows: rowPillows },
);
const tipBed = { x: 40, width: 450, pillows: tipPillows };
const sitting = { width: 380, pillows: [-150] };
const legRaised = onBed('hamstring-raise-assist', { width: 440, pillows: [-150] });
const kneesNear = onBed('knee-hug-assist', { width: 440, pillows: [-150] });
const kneesAway = vary(kneesNear, { a: { legs: [158, 72, 120] } });
const lapOnBed = onBed('head-on-lap', { x: 40, width: 480, pillows: [-150] });
const spoon = onBed('spooning-breath', { x: -18, width: 450, pillows: [118] });
const roundBacks = onBed(apart('cat', 12), { width: 530 });
const hollowBacks = onBed(apart('cow', 12), { width: 530 });
const heart = onBed('hands-on-hearts', sitting);

/** Mornings and nights between the sheets. */
export const inBedBedroom: readonly BedroomWorkoutSource[] = [
  {
    id: 516,
    title: 'Before the Alarm',
    setting: 'morning',
    description:
      'Ten drowsy minutes before you have to get up: stretches under no pressure, in a bed that is still warm.',
    minutes: 10,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['back', 'full body'],
    impact: 'quiet',
    positions: ['bed'],
    caution:
      'Move slowly: backs are stiff in the morning. In late pregnancy do the lying steps on your left side.',
    touchKinds: ['hands', 'words', 'weight', 'stretching'],
    steps: [
      {
        text: 'Stay where you are, on your backs side by side, arms by your sides. Whisper: five more minutes, with me? Wait for the yes. Then breathe into your bellies and let the bed carry you.',
        short: 'Stay on your backs, whisper, wait for the yes',
        softer: 'Stay under the covers. Nothing to do for five more breaths.',
        seconds: 60,
        poses: [asleep],
      },
      {
        text: 'Breathe in and reach both arms long past your heads, toes away from you, like cats. Breathe out and let everything fall. Five times, each one a little longer.',
        short: 'Reach long like cats, then let it all fall',
        softer: 'Stretch only your fingers and toes, then let go.',
        seconds: 60,
        caution: 'Stop short of the end if a shoulder clicks or a calf begins to cramp.',
        poses: [reach, asleep],
      },
      {
        text: 'Slide apart until your feet are near each other and your heads are at the two ends. Hug your knees with both hands. Rock a little from side to side and feel your lower back open.',
        short: 'Feet together, hug your knees and rock',
        softer: 'Stay side by side and bend your knees. No rocking.',
        seconds: 75,
        caution: 'In pregnancy take the knees wide, beside the belly, or skip to the next step.',
        poses: [onBed('lying-knees-to-chest', { width: 500, pillows: [-205, 205] })],
      },
      {
        text: 'Lie side by side again and stretch your arms out long behind your heads. Feet down, knees bent, let them lean over toward one side of the bed. Three slow breaths, then through the middle and over to the other.',
        short: 'Side by side, knees to one side, then the other',
        softer: 'Knees up, feet down, and rest. They need not fall to a side.',
        seconds: 75,
        caution: 'Let the knees hang only as far as it feels pleasant in the back.',
        poses: [onBed('lying-tip-together', tipBed), onBed('lying-tip-together-other', tipBed)],
      },
      {
        text: 'Roll onto hands and knees, heads toward each other. Breathe out and round your backs like sleepy cats. Breathe in, let the belly hang and look up at your partner.',
        short: 'Hands and knees, round up and look up',
        softer: 'Stay lying down and let your belly rise and fall.',
        seconds: 75,
        caution: 'A mattress is soft: make fists or rest on your forearms if your wrists complain.',
        poses: [roundBacks, hollowBacks],
      },
      {
        text: 'Sit back to back, legs crossed. Reach your arms up as you breathe in, lean into each other’s warmth, and float your hands down to your knees as you breathe out.',
        short: 'Back to back, arms up, hands down',
        softer: 'Sit against the headboard, shoulder to shoulder.',
        seconds: 75,
        poses: [onBed('seated-back-to-back', sitting), onBed('seated-back-to-back-reach', sitting)],
        isCover: true,
      },
      {
        text: 'Turn to face the same way, knee to knee, and lean into a side bend: top hands meet in an arch, low hands rest on the bed. Four breaths, then bend the other way: outer hand down, inner arm over your head.',
        short: 'Knee to knee, side bend in an arch, then change',
        softer: 'Sit tall, hands on your knees, and lean a very little.',
        seconds: 90,
        poses: [
          onBed('seated-side-bend', { width: 440 }),
          onBed(seatedTall, { width: 440 }),
          onBed('seated-side-bend-out', { width: 440 }),
        ],
      },
      {
        text: 'Face each other and lay one hand on your partner’s heart, one on your own. Tell each other one thing you look forward to today. Then let the day begin.',
        short: 'A hand on each heart, one thing for today',
        softer: 'Hands on your own hearts. Let the day wait outside.',
        seconds: 90,
        poses: [heart],
      },
    ],
  },
  {
    id: 517,
    title: 'Stretches in the Sheets',
    description:
      'A proper partner stretch that never leaves the bed: backs, hips and hamstrings, helped along by careful hands.',
    minutes: 22,
    difficulty: 'Intermediate',
    equipment: [],
    focus: ['legs', 'hips', 'back'],
    impact: 'quiet',
    positions: ['bed'],
    caution:
      'The helper never pushes: you hold, your partner decides. In pregnancy leave out lying flat and deep folds.',
    touchKinds: ['breath', 'hands', 'embrace', 'stretching'],
    steps: [
      {
        text: 'Sit cross-legged on the bed, hands in hands. Agree on a scale: three is pleasant, five is enough. Say the number out loud whenever your partner is helping. Stop needs no number.',
        short: 'Sit, hands in hands, agree on three and five',
        softer: 'Sit on the bed and choose a smaller scale: one is enough.',
        seconds: 60,
        poses: [onBed('held-gaze-seated', sitting)],
      },
      {
        text: 'Come onto hands and knees, crown to crown. Let your bellies drop and your hearts open as you breathe in, curl your backs up high as you breathe out. Follow your partner’s pace.',
        short: 'Hands and knees, crown to crown, drop and curl',
        softer: 'Sit or lie instead, and move only your shoulders.',
        seconds: 90,
        caution: 'Wrists sore? Rest on your forearms.',
        poses: [hollowBacks, roundBacks],
      },
      {
        text: 'Sink back onto your heels and stretch your arms toward each other, foreheads low, fingertips close to fingertips. Breathe into the back of your ribs and let the mattress take your weight.',
        short: 'Sink back, arms long, fingertips close',
        softer: 'Lie on your side, knees drawn up, and breathe.',
        seconds: 120,
        caution: 'Knees apart makes room for a belly. If your knees hurt, stay on all fours.',
        poses: [onBed('child-facing', { width: 560 })],
      },
      {
        text: 'One of you lies down and raises one leg. The other kneels beside it, both hands on the shin, and simply holds it up. Breathe out and let it grow heavy. Change legs halfway.',
        short: 'One lies down, the other holds one leg up',
        softer: 'Leave the leg down. A hand rests on the shin, no more.',
        seconds: 150,
        caution:
          'A bent knee is fine. Stop at a gentle pull in the back of the thigh, before any pain.',
        poses: [legRaised, kneesNear, otherSide(legRaised)],
      },
      {
        text: 'Bend both knees over the hips. The helper sits on the heels, hands on the shins, and rocks them slowly, a little closer, a little away. Arms loose, jaw loose, long breaths.',
        short: 'Knees over hips, rock them closer and away',
        softer: 'Feet on the bed, knees bent. The helper’s hands lie still.',
        seconds: 120,
        caution: 'No leaning in with full weight. Knees wide or step skipped in pregnancy.',
        poses: [kneesNear, kneesAway],
      },
      {
        text: 'Trade. The new receiver stretches one leg to the ceiling. The new helper kneels close, steadies the shin with two hands and asks for the number. Halfway through, take the other leg.',
        short: 'Trade: the other’s leg to the ceiling',
        softer: 'Stay lying down, leg bent. Trade another time if you like.',
        seconds: 150,
        caution: 'Keep the lower back heavy on the bed; lower the leg if it lifts.',
        poses: [swap(legRaised), swap(kneesNear), otherSide(swap(legRaised))],
      },
      {
        text: 'New helper, gather the bent legs by the shins and draw slow circles with the knees, first one way, then the other. Receiver, breathe into your hips and enjoy being moved.',
        short: 'Gather the shins and circle the knees',
        softer: 'No circles. Hold the knees gently still, or let them be.',
        seconds: 120,
        caution: 'Small circles only after hip or back trouble.',
        poses: [swapped(kneesNear), swapped(kneesAway)],
      },
      {
        text: 'Sit with legs apart, feet toward each other, and hold hands. One leans back while the other folds forward, like slow oars. Breathe out as you fold. Stay two breaths at each end.',
        short: 'Legs apart, hands held, row like slow oars',
        softer: 'Sit with bent knees and hold hands without pulling.',
        seconds: 150,
        caution: 'Bend your knees freely and fold from the hips, not from the neck.',
        poses: [onBed('straddle-forward', { width: 480 }), onBed('straddle-back', { width: 480 })],
      },
      {
        text: 'One of you sits behind, knees up, and takes the other between the arms. Lean back and let yourself be breathed: the one behind sets the rhythm, the one in front rides along.',
        short: 'One sits behind and holds, breathe along',
        softer: 'Sit side by side against a pillow instead.',
        seconds: 120,
        caution: 'Hands stay light on the belly, or on the ribs in pregnancy.',
        poses: [
          onBed('seated-wrap', { x: 10, width: 380, pillows: [-120] }),
          onBed('seated-wrap-breath', { x: 10, width: 380, pillows: [-120] }),
        ],
      },
      {
        text: 'Change seats. Whoever held is now held. Let your head sink against the shoulder behind you, hands upon hands, and give your whole back away for a while.',
        short: 'Change seats: whoever held is held',
        softer: 'Keep your own seat. Lean your shoulders together.',
        seconds: 120,
        poses: [
          onBed(swapped(poseNamed('seated-wrap')), { x: 10, width: 380, pillows: [-120] }),
          onBed(swapped(poseNamed('seated-wrap-breath')), { x: 10, width: 380, pillows: [-120] }),
        ],
      },
      {
        text: 'Lie down side by side on your backs, knees bent, one hand in your partner’s hand. Let your legs feel long and warm. Say the number you are at now, if there is one.',
        short: 'Side by side on your backs, hand in hand',
        softer: 'Lie with some space between you. Fingertips may meet.',
        seconds: 120,
        poses: [onBed('lying-hands-joined', { x: 70, width: 430, pillows: [-72] })],
      },
    ],
  },
  {
    id: 518,
    title: 'Spoons and Lullabies',
    description:
      'The last eight minutes of the day: shoulders on the edge of the bed, a lap to rest in, then two ways of spooning.',
    minutes: 8,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['shoulders', 'rest'],
    impact: 'quiet',
    positions: ['bed'],
    touchKinds: ['breath', 'embrace', 'lap', 'spoons', 'words', 'shoulders', 'hair'],
    steps: [
      {
        text: 'Sit close on the edge of the bed, feet on the floor, one with an arm around the other. Leave the phones in another room. Ask: shall we end the day together? Breathe out what is done.',
        short: 'Sit on the edge of the bed, breathe out the day',
        softer: 'Sit on the edge with a little room between you. Breathe out.',
        seconds: 60,
        poses: ['bed-edge-side-by-side'],
      },
      {
        text: 'One of you stays on the edge. The other kneels on the bed behind and kneads the shoulders slowly, thumbs beside the spine. Hum something low, if you like. Receiver, let your hands lie open.',
        short: 'One kneels behind and kneads the shoulders',
        softer: 'Hands rest on the shoulders and do not move.',
        seconds: 90,
        caution: 'Press beside the spine, never on it, and stay away from the throat.',
        poses: ['bed-edge-shoulders'],
      },
      {
        text: 'Trade seats. New giver, let your hands rest before they move. Then squeeze and release in the rhythm of a lullaby, softer with every line, until the shoulders sink.',
        short: 'Trade seats, squeeze and release like a lullaby',
        softer: 'Stay where you sit. One hand on the back, quite light.',
        seconds: 90,
        poses: [traded('bed-edge-shoulders')],
      },
      {
        text: 'One of you sits on the bed with legs stretched out, the pillow behind. The other lies with head and shoulders in that lap. Stroke the hair and tell each other the best minute of today.',
        short: 'Head in the lap, tell the best minute of today',
        softer: 'Sit next to each other and tell the best minute of today.',
        seconds: 60,
        poses: [lapOnBed],
      },
      {
        text: 'Lie down on your sides, one behind the other, heads at the same end. The one behind lays an arm around, light and low on the ribs. Breathe in when the back in front of you breathes in.',
        short: 'Lie as spoons, breathe in with the back before you',
        softer: 'Lie back to back, or each on your own pillow.',
        seconds: 105,
        caution:
          'Put a pillow between the knees if hips or back ache. In pregnancy lie on your left side, belly free.',
        poses: [spoon],
      },
      {
        text: 'Roll over, so that whoever was held now holds. Three last breaths with full attention, then let go of counting. Good night, in whatever words are yours.',
        short: 'Roll over: whoever was held now holds',
        softer: 'Say good night now, if now is right.',
        seconds: 75,
        poses: [swapped(spoon)],
      },
    ],
  },
];
