import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const strong: readonly WorkoutSource[] = [
  {
    id: 110,
    title: 'Open Hearts, Long Spines',
    description:
      'Backbends built up with care: wake the spine, open the front of the body, then carry each other into the big one.',
    minutes: 22,
    difficulty: 'Advanced',
    equipment: [],
    focus: ['back', 'shoulders', 'hips'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution:
      'Not for anyone with a disc problem, osteoporosis, uncontrolled blood pressure or in pregnancy. Choose a gentler session instead.',
    steps: [
      {
        text: 'Begin on hands and knees on the mat, face to face. Breathe in, sink the belly and lift your eyes to your partner. Breathe out, push the floor away and round up. Let the wave travel through each vertebra.',
        short: 'Hands and knees, face to face, cat and cow',
        seconds: 105,
        poses: ['cat', 'cow'],
      },
      {
        text: 'Keep your hips over your knees and walk your hands forward. Lower your chest between your arms until your foreheads come near the mat. Your fingertips greet in the middle. Breathe into your armpits.',
        short: 'Walk your hands forward, chests down, fingertips meet',
        seconds: 105,
        caution: 'Place your elbows on the floor if your shoulders feel crowded.',
        poses: ['puppy'],
      },
      {
        text: 'Lie on your bellies, hands under your shoulders. Breathe in and peel your chest off the floor, using your back more than your arms. Look at each other for a moment. Breathe out and lower down. Six to eight rounds.',
        short: 'On your bellies, lift your chests and look up',
        seconds: 120,
        caution:
          'Stay low if you feel a pinch in the lower back, and keep pressing the tops of your feet down.',
        poses: ['cobra-low', 'cobra'],
      },
      {
        text: 'Kneel and step one foot forward, face to face. Hold hands on one side and reach the free arm up and slightly back. Lift out of the waist. Breathe into the long front line, from the knee to the fingers.',
        short: 'Kneeling lunge, one hand joined, the other arm up',
        seconds: 105,
        caution: 'Put padding under the kneeling knee if you need it.',
        poses: ['half-kneel-reach'],
      },
      {
        text: 'Step back, change feet and change hands. Reach up with the second arm and let the breastbone follow. Keep the ribs wide and the neck long. Your partner’s grip is there so that you can dare a little more.',
        short: 'Change feet and hands, reach up with the second arm',
        seconds: 105,
        poses: [otherSide('half-kneel-reach')],
      },
      {
        text: 'Kneel upright with your hips close and hold hands. Breathe in and grow tall. Breathe out, keep your hips forward and lean your upper backs away from each other. Your arms carry you both. Breathe in to return.',
        short: 'Kneel close, hold hands and lean your upper backs away',
        seconds: 120,
        caution:
          'Look up rather than dropping your head back, and stop before the lower back takes over.',
        poses: ['kneeling-tall', 'camel'],
      },
      {
        text: 'Lie on your backs with your feet near each other. Breathe in and lift your hips, bone by bone, into a bridge. Stay for two breaths. Breathe out and unroll. Keep your knees apart and your gaze at the ceiling.',
        short: 'On your backs, lift into a bridge and unroll',
        seconds: 120,
        caution: 'Do not turn your head while your hips are in the air.',
        poses: ['bridge-low', 'bridge'],
      },
      {
        text: 'Stand back to back. One of you bends the knees, folds and becomes a table, hands on your own thighs. The other leans back over that back and lets the arms float behind. Both keep breathing. Three to six breaths are enough.',
        short: 'Back to back, one is the table, one leans back over it',
        seconds: 165,
        caution:
          'The one below needs a strong, flat back and says yes first. Feet stay on the floor, and come up at the first strain.',
        poses: ['supported-backbend-start', 'supported-backbend'],
      },
      {
        text: 'Stand up slowly, shake out, and change. The one who was carried is now the table. Give your weight bit by bit and keep your feet planted. Breathe into the whole front of your body, then come back the way you went.',
        short: 'Change: the other one is the table',
        seconds: 165,
        caution:
          'If one of you is much smaller or sore today, sit back to back on the floor and lean instead.',
        poses: [swap('supported-backbend-start'), swap('supported-backbend')],
      },
      {
        text: 'Sink back onto your heels and fold into child’s pose, heads toward each other, arms long on the mat. Let your hands find each other’s. Do nothing except breathe into your back, which has worked hard.',
        short: 'Child’s pose, heads together, arms long',
        seconds: 105,
        poses: ['child-facing'],
      },
      {
        text: 'Roll over and hug your knees to your chest. Round your spine into the floor. Rock a little, or lie quite still. Let the last breaths be the softest of the session.',
        short: 'Roll over and hug your knees',
        seconds: 105,
        poses: ['lying-knees-to-chest'],
      },
    ],
  },
  {
    id: 111,
    title: 'Wring Out the Week',
    description:
      'Twists from standing to lying, each to both sides. They leave your back loose and the week a little further away.',
    minutes: 16,
    difficulty: 'Intermediate',
    equipment: [],
    focus: ['back', 'shoulders'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution: 'In pregnancy, keep all twists open and shallow, and leave out the two lying ones.',
    steps: [
      {
        text: 'Stand face to face and hold one hand each. Swing the free arm back and look after it. Come to the middle, change hands and swing the other way. Let your heels lift and your breath puff out with each turn.',
        short: 'One hand each, swing the free arm back, then change',
        seconds: 90,
        poses: ['standing-twist', 'hands-held', otherSide('standing-twist')],
      },
      {
        text: 'Sit down on the mat, back to back, legs crossed. Turn to one side, one hand on your own knee, the other on your partner’s thigh. Your spines spiral up around each other like two vines. Breathe slowly.',
        short: 'Sit back to back and twist to one side',
        seconds: 90,
        poses: ['seated-twist-back-to-back'],
      },
      {
        text: 'Glide through the center and spiral the opposite way. Change the cross of your legs if you like. Feel how your partner’s breath turns you a little further than your own.',
        short: 'Twist the other way, back to back',
        seconds: 90,
        poses: ['seated-twist-other'],
      },
      {
        text: 'Face each other and kneel with one foot forward, mirror to mirror. Join one hand. Reach the free arm straight back and turn your chest to follow it. Hips stay square. Breathe in for length, out for the turn.',
        short: 'Kneel in a lunge, one hand joined, turn your chests open',
        seconds: 90,
        caution: 'Cushion the knee on the floor. If you wobble, look forward instead of back.',
        poses: ['half-kneel-twist'],
      },
      {
        text: 'Change feet and hands for the second side. Draw a wide arc with the free arm before you settle. Keep your shoulders level, as if carrying a tray. Five long breaths.',
        short: 'Change feet and hands, turn to the second side',
        seconds: 90,
        poses: [otherSide('half-kneel-twist')],
      },
      {
        text: 'From hands and knees, slide one arm under your chest, palm up, and rest that shoulder and the side of your head on the mat. Walk the other hand forward. Breathe into the space between the shoulder blades.',
        short: 'Hands and knees, thread one arm under your chest',
        seconds: 90,
        caution:
          'Weight belongs on the shoulder, not on the neck. Rest your head on a folded towel if it does not reach.',
        poses: ['thread-needle'],
      },
      {
        text: 'Press up to hands and knees, take one breath there, and thread the other arm through. Let your hips stay high above your knees. On every breath out, let the shoulder melt a bit further.',
        short: 'Thread the other arm through',
        seconds: 90,
        poses: [otherSide('thread-needle')],
      },
      {
        text: 'Lie on your backs, feet toward each other, and stretch your arms out past your heads. Let your bent knees tip over to one side together. Your shoulders stay heavy. Breathe all the way down into the waist.',
        short: 'On your backs, tip your knees to one side',
        seconds: 105,
        caution: 'Lay a cushion or your hand under the knees if they hover and your back objects.',
        poses: ['lying-knees-up', 'lying-tip'],
      },
      {
        text: 'Bring your knees to the middle, pause, and let them tip to the other side. Turn your faces the opposite way. With each breath out there is a bit less to hold on to.',
        short: 'Tip your knees to the other side',
        seconds: 105,
        poses: ['lying-knees-up', 'lying-tip-other'],
      },
      {
        text: 'Lie side by side on your backs, knees bent, feet on the mat. Take each other’s hand. Breathe in, breathe out, and feel your spine long and straight again. Stay until you both feel like moving.',
        short: 'Side by side on your backs, hold hands and rest',
        seconds: 120,
        poses: ['lying-hands-joined'],
      },
    ],
  },
  {
    id: 112,
    title: 'The Great Unfolding',
    description:
      'Thirty-five minutes from head to heels for practiced couples: lunges, warriors, a shared backbend, pigeon and a long rest.',
    minutes: 35,
    difficulty: 'Advanced',
    equipment: [],
    focus: ['full body', 'hips', 'back'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution:
      'Know your limits from shorter sessions first. Not after a recent injury or operation, and not in pregnancy.',
    steps: [
      {
        text: 'Stand face to face with your palms together in front of you. Breathe in and raise all four hands. Breathe out and bring them to your hearts’ height. Ten rounds, each a bit slower, until the room is quiet.',
        short: 'Palms together, raise all four hands and lower them',
        seconds: 150,
        poses: ['palms-low-press', 'palms-overhead'],
      },
      {
        text: 'Lay your hands on each other’s shoulders, step back and fold until your backs are level. Press down lightly with your arms. Shift your hips from side to side and breathe along your ribs.',
        short: 'Hands on shoulders, step back and fold flat',
        seconds: 135,
        caution: 'Bend your knees as much as your back asks for.',
        poses: ['fold-table', 'fold-table-soft'],
      },
      {
        text: 'Step one foot far back into a lunge and press your palms together between you. Breathe in, let go and reach up. Breathe out and meet the palms again. Keep the back leg awake and the front knee over its ankle.',
        short: 'Lunge, palms together, reach up and meet again',
        seconds: 150,
        caution: 'Lower the back knee to the floor if the lunge is too much.',
        poses: ['lunge-palms', 'lunge-reach'],
      },
      {
        text: 'Change legs. Sink into the second lunge and repeat the rhythm: palms together as the air goes out, arms up as it comes in. See whether you can finish each reach at the same instant.',
        short: 'Change legs, same lunge, same rhythm',
        seconds: 150,
        poses: [otherSide('lunge-palms'), otherSide('lunge-reach')],
      },
      {
        text: 'Turn away from each other into a wide warrior. Your back hands are joined, your front arms point ahead. Bend the front knee, lengthen from fingertip to fingertip, and feel your partner hold the other end. Breathe deep.',
        short: 'Warrior, back hands joined, front arms ahead',
        seconds: 150,
        caution: 'Straighten the leg for a breath whenever the thigh trembles.',
        poses: ['warrior-apart'],
      },
      {
        text: 'Walk around and set up the warrior with the other leg in front and the other hands joined. Drop your shoulders. Look over your front fingers as if across a wide lake. Eight breaths.',
        short: 'Other leg in front, other hands joined, warrior',
        seconds: 150,
        poses: [otherSide('warrior-apart')],
      },
      {
        text: 'Stand back to back. One of you folds over bent legs with hands braced on the thighs. The other lies back over that firm table, arms reaching past the head. Let the breath open you. Keep your feet on the ground.',
        short: 'Back to back, one folds as the table, one lies back',
        seconds: 165,
        caution:
          'Stop at once if a back or a neck hurts. Both must be able to say a word at any time.',
        poses: ['supported-backbend'],
      },
      {
        text: 'Come up through the middle, take a breath back to back and reverse the roles. Table: legs strong, belly firm. Traveler: give your weight slowly and come up before you are tired.',
        short: 'Reverse roles, legs strong, come up in good time',
        seconds: 165,
        caution:
          'If you differ a lot in weight, the heavier partner only leans and keeps most of the load in the legs.',
        poses: [swap('supported-backbend')],
      },
      {
        text: 'Fold forward, set your hands on the mat and step back into downward dog, heads toward each other. Push the floor away, lift your hips and draw the heels down. Bend one knee, then the other, to begin with.',
        short: 'Downward dog, heads toward each other',
        seconds: 135,
        caution: 'Sore wrists or a spinning head: come to your knees and rest.',
        poses: ['down-dog-pedal', 'down-dog', 'down-dog-pedal-other'],
      },
      {
        text: 'Bring one shin forward into pigeon and stretch the other leg out behind. Lengthen, then fold over the front leg and reach your hands toward your partner’s. Let your head get heavy. Breathe into the deep outer hip.',
        short: 'Pigeon, fold forward and reach for your partner’s hands',
        seconds: 180,
        caution:
          'No pain in the knee, ever. Take the lying figure four instead: on your back, ankle over knee.',
        poses: ['pigeon-fold'],
      },
      {
        text: 'Rise, swap the legs and fold again over the second side. Give it the same time and the same kindness. If your fingertips touch, leave them there, and let your breathing slow down together.',
        short: 'Swap legs and fold over the second side',
        seconds: 180,
        poses: [otherSide('pigeon-fold')],
      },
      {
        text: 'Lie down next to each other on the mat, legs long, palms turned up. Close your eyes. Nothing to hold, nothing to reach. Let the breath come and go by itself and feel everything you have unfolded.',
        short: 'Lie side by side, palms up, eyes closed',
        seconds: 390,
        caution: 'If your lower back aches when flat, bend your knees or lie on your side.',
        poses: ['savasana'],
      },
    ],
  },
];
