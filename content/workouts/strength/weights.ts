import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** Things to lift: dumbbells, each other's legs, your own hips. */
export const weights: readonly WorkoutSource[] = [
  {
    id: 207,
    title: 'Slow Count Lifting',
    description:
      'Light dumbbells and a slow count spoken by your partner. Four down, one still, two up: the tempo does the work.',
    minutes: 20,
    difficulty: 'Intermediate',
    equipment: ['dumbbells'],
    focus: ['full body', 'arms'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    steps: [
      {
        text: 'Stand side by side, arms up and open. Breathe in tall. Breathe out and lean together to one side, then to the other. Let your ribs slide like a fan, and take your time.',
        short: 'Side by side, arms up, lean from side to side',
        seconds: 90,
        poses: ['reach-lean', otherSide('reach-lean')],
      },
      {
        text: 'Take your dumbbells and face each other. Push your hips back for four counts and let the weights slide along your thighs. Pause. Breathe out and stand in two. One counts, then the other.',
        short: 'Weights along your thighs, hips back, stand tall',
        seconds: 150,
        caution:
          'Keep the back long and the knees soft. If the low back takes over, fold only halfway or put the weights down.',
        poses: ['deadlift-high', 'deadlift-low'],
      },
      {
        text: 'Hold one dumbbell upright at your chest with both hands. Breathe in and sit down for four counts, elbows inside the knees. Stay one count. Breathe out and rise in two.',
        short: 'One weight at the chest, squat on four counts',
        seconds: 150,
        caution: 'Knees sore? Sit down to a chair and stand from there.',
        poses: ['goblet-high', 'goblet-squat'],
      },
      {
        text: 'Weights down. Lean your hands on your knees and let your breath come back. Shake your fingers. Tell your partner one thing they did well in that set.',
        short: 'Weights down, hands on knees, breathe',
        seconds: 60,
        poses: ['rest-on-knees'],
      },
      {
        text: 'Fold forward from the hips with long arms. Breathe out and draw your elbows up past your ribs. Breathe in and let the weights sink for four counts. Necks stay long, eyes on the floor.',
        short: 'Fold forward and row, elbows past your ribs',
        seconds: 150,
        caution: 'Support one hand on a chair and row with the other if your back grows tired.',
        poses: ['bent-row-low', 'bent-row-high'],
      },
      {
        text: 'Stand tall, dumbbells at your shoulders. Breathe out and press them up beside your ears in two counts. Lower in four with the breath in. Squeeze your seat so that the ribs stay low.',
        short: 'Weights at your shoulders, press them up',
        seconds: 135,
        caution: 'If a shoulder pinches, press one arm at a time or stop at eye level.',
        poses: ['press-low', 'press-high'],
      },
      {
        text: 'Let your arms hang, palms forward. Breathe out and curl the weights toward your shoulders. Your elbows stay by your sides. Lower so slowly that your partner has time to smile.',
        short: 'Palms forward, curl up and lower slowly',
        seconds: 120,
        poses: ['curl-low', 'curl-high'],
      },
      {
        text: 'Put the weights aside, turn to the room, and rest your hands on your hips. Take eight easy breaths and roll your shoulders back with every second one.',
        short: 'Hands on hips, rest and roll your shoulders',
        seconds: 60,
        poses: ['hands-on-hips'],
      },
      {
        text: 'Lie on your backs, knees bent, feet toward each other. Start with upper arms on the floor and fists up. Breathe out and press the weights to the ceiling. Four counts to come down.',
        short: 'On your backs, press the weights to the ceiling',
        seconds: 135,
        caution: 'Late in pregnancy press sitting on a chair instead of lying on your back.',
        poses: ['floor-press-low', 'floor-press-high'],
      },
      {
        text: 'Leave the weights on the floor. Let both knees fall to one side, arms long behind you. Halfway through let them fall to the other side. Breathe out for as long as you counted.',
        short: 'Knees to one side, change at halfway',
        seconds: 150,
        poses: ['lying-tip', 'lying-knees-up', 'lying-tip-other'],
      },
    ],
  },
  {
    id: 208,
    title: 'Wheelbarrow Evening',
    description:
      'One of you is the cart, the other the driver. A demanding session for shoulders, bellies and trust.',
    minutes: 20,
    difficulty: 'Advanced',
    equipment: [],
    focus: ['shoulders', 'core', 'arms'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution:
      'Not for pregnancy, recent surgery, or wrist, shoulder or back pain. Either of you may say down at any time, and down it is.',
    steps: [
      {
        text: 'Start on hands and feet with your hips high, heads toward each other. Breathe out in this upside-down V. Breathe in and roll forward to a plank. Move like a slow tide.',
        short: 'Downward V, then roll forward to a plank',
        seconds: 135,
        caution: 'Warm up your wrists with a few circles first.',
        poses: ['plank-hips-high', 'plank'],
      },
      {
        text: 'One of you sets up a plank. The other lifts both ankles and stands with bent knees and a straight back. The one below stays firm as a board. Breathe steadily, both.',
        short: 'One planks, the other holds both ankles',
        seconds: 75,
        caution: 'Driver, lift with your legs. If the belly below sags, set the feet down at once.',
        poses: ['wheelbarrow'],
      },
      {
        text: 'Trade places. The driver becomes the cart. The new driver takes the ankles, not the feet, and holds them at hip height. Look at the floor just ahead of your hands and keep breathing.',
        short: 'Trade places: the driver is the cart now',
        seconds: 75,
        poses: ['wheelbarrow-swapped'],
      },
      {
        text: 'Both kneel, sink back on your heels and stretch your arms toward each other. Forehead down, hands soft. Let the shoulders melt. Breathe into the space between your shoulder blades.',
        short: 'Kneel, sink back and reach to each other',
        seconds: 60,
        poses: ['child-facing'],
      },
      {
        text: 'Back to the cart. The one below breathes in and bends the elbows, then breathes out and pushes up. The driver holds the ankles still and counts. Six good ones beat ten poor ones.',
        short: 'Cart bends and pushes up, driver holds still',
        seconds: 90,
        caution: 'Lower only an inch or two at first. Stop before your form goes.',
        poses: ['wheelbarrow', 'wheelbarrow-low'],
      },
      {
        text: 'Change over. Now the other one bends and pushes while you hold the ankles. Driver, keep your own back tall and your shoulders down. Breathe out together on every push.',
        short: 'Change over, the other bends and pushes',
        seconds: 90,
        caution: 'Set the feet down gently, one after the other, never drop them.',
        poses: [swap('wheelbarrow'), swap('wheelbarrow-low')],
      },
      {
        text: 'Stand facing each other and rest your hands on your knees. Long breaths out. Roll your wrists and open and close your fists until the hands feel light again.',
        short: 'Stand, hands on knees, loosen your wrists',
        seconds: 75,
        poses: ['rest-on-knees'],
      },
      {
        text: 'One of you lies down, head between the other’s feet, and holds the standing partner’s ankles. Legs up. The one standing gives them a light push away. Breathe out and slow them before they land.',
        short: 'One lies down, one stands and pushes the legs away',
        seconds: 105,
        caution:
          'Press the low back into the mat and bend your knees if it lifts. Push lightly, always forward.',
        poses: ['leg-lower-high', 'leg-lower-low'],
      },
      {
        text: 'Swap. The one who stood lies down and takes hold of the ankles. The other guides the legs away, now and then a little to the side. Catch them with your belly and your breath.',
        short: 'Swap, and slow the legs with your belly',
        seconds: 105,
        caution: 'With a tender back let your partner only place the legs, without a push.',
        poses: [swap('leg-lower-high'), swap('leg-lower-low')],
      },
      {
        text: 'Both come to a plank, face to face. Reach forward and clap one palm together, then the other. If your hips begin to swing, spread your feet. Exhale on each clap.',
        short: 'Plank face to face, clap palm after palm',
        seconds: 90,
        poses: ['plank', 'plank-high-five', otherSide('plank-high-five')],
      },
      {
        text: 'One of you rests folded over the knees, arms ahead. The other kneels behind and lays both hands on the low back. Lean in gently with each breath out. No pushing, only weight.',
        short: 'One folds, the other rests both hands on the low back',
        seconds: 150,
        caution:
          'Hands on the muscles beside the spine and the broad bone below it, not on the ribs.',
        poses: ['child-supported'],
      },
      {
        text: 'Now the giver receives. Fold down, stretch out your arms and close your eyes. Warm hands rest on your low back and follow your breath. Stay until you both feel quiet.',
        short: 'Now the giver folds and receives',
        seconds: 150,
        poses: [swap('child-supported')],
      },
    ],
  },
  {
    id: 209,
    title: 'Bridge Builders',
    description:
      'Hips and backs of the legs, all on the floor. A kind session for people who sit a great deal.',
    minutes: 16,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['hips', 'legs', 'back'],
    impact: 'quiet',
    positions: ['floor'],
    caution:
      'From the middle of a pregnancy on, do the moves on your side and on hands and knees only.',
    steps: [
      {
        text: 'Lie on your backs, knees bent, toes nearly touching your partner’s. Lay both hands on your belly. Feel it rise with the breath in and sink with the breath out.',
        short: 'On your backs, hands on bellies, breathe',
        seconds: 60,
        poses: ['bridge-belly'],
      },
      {
        text: 'Arms beside you. Breathe out, press your heels down and lift your hips until you make a ramp. Breathe in at the top. Breathe out and roll down, back first and seat last.',
        short: 'Lift your hips into a bridge and roll down',
        seconds: 120,
        caution:
          'Lift from the seat, not from the low back. Keep your neck still and look at the ceiling.',
        poses: ['bridge-low', 'bridge'],
      },
      {
        text: 'Stay up. Lift one foot until the knee points at the ceiling, set it down, and lift the other. Keep the hips level, as if a cup of tea stood on them. Breathe with each step.',
        short: 'Hold the bridge and lift foot after foot',
        seconds: 105,
        caution:
          'Cramp in the back of the thigh? Come down, stretch the leg, and lift lower next time.',
        poses: ['bridge-march', 'bridge', otherSide('bridge-march')],
      },
      {
        text: 'Roll over to hands and knees, heads together. Reach one arm forward until your hands meet, and the opposite leg back. Hold for three breaths. Your back stays as flat as a table.',
        short: 'Hands and knees, one hand meets, opposite leg back',
        seconds: 90,
        caution: 'Put something soft under the knees. Sore wrists: lean on a fist.',
        poses: ['bird-dog'],
      },
      {
        text: 'Now the other arm and the other leg. Find your partner’s hand again without looking. Lengthen from heel to fingertips. Breathe in to grow longer, breathe out to stay steady.',
        short: 'Other arm, other leg, find the hand again',
        seconds: 90,
        poses: [otherSide('bird-dog')],
      },
      {
        text: 'Lie on your sides, heads in the middle, one arm under the head. Breathe out and lift the top leg, toes forward. Breathe in and lower it without letting it rest. Small and slow.',
        short: 'On your sides, lift the top leg slowly',
        seconds: 105,
        poses: ['side-leg-low', 'side-leg-high'],
      },
      {
        text: 'Roll over and lie on the other side, feet toward each other now. Lift the second leg the same way. Rest your upper hand on your hip and check that it does not roll back.',
        short: 'Roll over and lift the second leg',
        seconds: 105,
        caution: 'If the hip clicks or hurts, bend both knees and open only the top knee.',
        poses: ['side-leg-low-apart', 'side-leg-high-apart'],
      },
      {
        text: 'Lie on your fronts, heads toward each other, arms long ahead. Breathe in and float arms, chest and legs a little off the mat until your fingers meet. Breathe out and rest.',
        short: 'On your fronts, float up until your fingers meet',
        seconds: 105,
        caution: 'Keep looking down to spare the neck. With back pain lift only the arms.',
        poses: ['superman-rest', 'superman-lift'],
      },
      {
        text: 'Push back to your heels and fold forward. Stretch your arms out and let your hands lie near each other. Five slow breaths into your low back.',
        short: 'Fold back to your heels, arms long',
        seconds: 60,
        poses: ['child-facing'],
      },
      {
        text: 'Roll onto your backs for the last time and hug your knees to your chest. Circle them gently one way and then the other. Let the breath out be a quiet sigh.',
        short: 'On your backs, hug and circle your knees',
        seconds: 120,
        poses: ['lying-knees-to-chest'],
      },
    ],
  },
];
