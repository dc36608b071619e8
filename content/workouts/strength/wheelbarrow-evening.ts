import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const wheelbarrowEvening: WorkoutSource = {
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
};
