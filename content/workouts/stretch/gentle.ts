import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const gentle: readonly WorkoutSource[] = [
  {
    id: 101,
    title: 'Soften Into the Evening',
    description:
      'Ten unhurried minutes to shake off the day: breathe together, reach, lean on each other and end with your foreheads touching.',
    minutes: 10,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['back', 'shoulders', 'breath'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    steps: [
      {
        text: 'Stand face to face and take both hands. Let your shoulders drop and close your eyes. Breathe in through the nose, and out a little longer. After a few rounds you will find one breath between you.',
        short: 'Face to face, hold hands and find one breath',
        seconds: 60,
        poses: ['hands-held', 'hands-held-breath'],
      },
      {
        text: 'Turn to stand side by side. Join your inner hands low and your outer hands in an arch above you. Push your hips gently apart and feel your outer sides open. Take slow breaths into your ribs.',
        short: 'Side by side, join hands in an arch and bend apart',
        seconds: 60,
        caution: 'If lifting an arm pinches your shoulder, rest that hand on your own hip instead.',
        poses: ['side-bend-crescent'],
      },
      {
        text: 'Now turn your backs to the room and make the same arch the other way, so the second side gets its turn. Keep both feet heavy. Each breath out lets the curve sink a little deeper.',
        short: 'Turn your backs to the room and arch the other way',
        seconds: 60,
        poses: ['side-bend-crescent-behind'],
      },
      {
        text: 'Face each other, toes close, and hold each other’s wrists. Keep your bodies long and lean back slowly until your arms are straight. Balance there and breathe. Come up halfway, smile, and lean out again.',
        short: 'Hold wrists and lean back until your arms are straight',
        seconds: 75,
        caution:
          'Lean only as far as both grips feel sure. With a sore shoulder or in pregnancy, keep a small lean with bent knees.',
        poses: ['lean-back-small', 'lean-back'],
      },
      {
        text: 'Bring your palms together at chest height. Breathe in and slide all four hands up, high above your heads. Breathe out and float them back down. Let the breath set the pace, and grow a little taller each time.',
        short: 'Palms together, slide all four hands up and down',
        seconds: 75,
        poses: ['palms-to-palms', 'palms-overhead'],
      },
      {
        text: 'Rest your hands on each other’s shoulders and walk your feet back. Fold at the hips until your backs are flat as a table. Bend your knees as much as you like, let your heads hang between your arms and breathe into your sides.',
        short: 'Hands on shoulders, fold until your backs are flat',
        seconds: 75,
        caution: 'If you feel dizzy or your back complains, bend the knees more and stay higher.',
        poses: ['fold-table'],
      },
      {
        text: 'Come down to the mat and sit cross-legged, face to face, holding hands. One of you leans back on a breath in while the other folds forward on a breath out. Then change, like a slow seesaw. Let the one who folds be carried.',
        short: 'Sit face to face and rock like a slow seesaw',
        seconds: 105,
        caution:
          'If sitting low is hard on your hips or knees, sit on a folded towel and keep the movement small.',
        poses: ['seated-rock-forward', 'seated-rock-back'],
      },
      {
        text: 'Slide a little closer on the mat and let your foreheads meet. Keep your hands in each other’s laps. Close your eyes and breathe quietly for a last minute. When you are ready, say one thing you liked about today.',
        short: 'Rest your foreheads together and breathe quietly',
        seconds: 90,
        poses: ['seated-foreheads-mat'],
      },
    ],
  },
  {
    id: 102,
    title: 'Two Backs, One Breath',
    description:
      'Every stretch in this one is done back to back. You cannot see each other, so you listen with your spines instead.',
    minutes: 12,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['back', 'breath'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    steps: [
      {
        text: 'Stand back to back with your heels a hand apart. Let your shoulder blades touch and your arms hang. Close your eyes and breathe in slowly. Feel your partner’s ribs widen against yours, and follow them.',
        short: 'Stand back to back and breathe against each other',
        seconds: 75,
        poses: ['back-to-back', 'back-to-back-swell'],
      },
      {
        text: 'Stay back to back. Breathe in and lift both arms in front of you and up beside your ears. Grow as tall as you can along each other. Breathe out and let the arms sink again. Keep your lower ribs soft.',
        short: 'Back to back, lift both arms and grow tall',
        seconds: 75,
        poses: ['back-to-back-reach', 'back-to-back'],
      },
      {
        text: 'Hook your elbows together. One of you bows forward just a little, the other rests against that back and opens the chest. Breathe two breaths. Roll up through the middle and let the other one bow. Go slowly, like a boat at anchor.',
        short: 'Hook elbows, one bows while the other opens',
        seconds: 90,
        caution:
          'A few degrees are plenty. Never pull on the elbows, and stop if a lower back pinches.',
        poses: ['linked-bow', 'linked-bow-return'],
      },
      {
        text: 'Help each other down to the mat and sit cross-legged, back to back. Rest your hands on your knees. Find the places where your backs meet. Breathe out for longer than you breathe in, and let those places grow warm.',
        short: 'Sit cross-legged, back to back, and breathe out long',
        seconds: 75,
        caution:
          'Use your hands to come down one at a time. If your knees lift high, stretch the legs out in front instead.',
        poses: ['seated-back-to-back'],
      },
      {
        text: 'From the same seat, reach both arms up on a breath in. Lengthen from the sitting bones to the fingertips. On the breath out, lower your hands to your knees and keep the new height. Ten rounds or so, without hurry.',
        short: 'Stay seated and reach both arms up with the breath',
        seconds: 75,
        poses: ['seated-back-to-back-reach', 'seated-back-to-back'],
      },
      {
        text: 'Both of you turn to the same side of the room. Place one hand on your partner’s thigh behind you and the other on your own knee. Breathe in to sit tall, breathe out to turn a little more. Look over your shoulder.',
        short: 'Twist the same way, one hand on your partner’s thigh',
        seconds: 75,
        caution:
          'The turn comes from your own back. The hand on your partner’s leg only rests there.',
        poses: ['seated-twist-back-to-back'],
      },
      {
        text: 'Unwind through the middle and turn the other way. Reach for the other thigh behind you. Keep both sitting bones on the mat and your shoulders low. Breathe into the upper back and feel your partner do it too.',
        short: 'Unwind and twist the other way',
        seconds: 75,
        poses: ['seated-twist-other'],
      },
      {
        text: 'One of you folds forward and walks the hands along the mat. The other leans back and lies along that back, chest open to the ceiling, arms loose. Breathe together here. The one below decides how much weight is welcome.',
        short: 'One folds, the other lies back along that back',
        seconds: 90,
        caution:
          'With a slipped disc, osteoporosis or in pregnancy, the folding partner stays upright and you simply lean on each other.',
        poses: ['seated-backbend-fold'],
      },
      {
        text: 'Roll up slowly and trade. Whoever was carried now folds and becomes the cushion for the other. Give your weight a bit at a time and wait for a yes. Let each breath leave with a sigh you can both hear.',
        short: 'Trade: whoever was carried now folds',
        seconds: 90,
        caution:
          'Support your own neck: if your head hangs, come up a little until it rests on your partner’s shoulder.',
        poses: [swap('seated-backbend-fold')],
      },
    ],
  },
  {
    id: 103,
    title: 'Desk Day Undone',
    description:
      'Two chairs and eight minutes for necks, wrists and shoulders that spent the day in front of a screen.',
    minutes: 8,
    difficulty: 'Beginner',
    equipment: ['chair'],
    focus: ['neck', 'shoulders', 'back'],
    impact: 'quiet',
    positions: ['chair', 'standing'],
    steps: [
      {
        text: 'Place two steady chairs face to face and sit near the front edge. Set your feet flat and your hands on your thighs. Let the crown of your head rise. Breathe in for four counts and out for six.',
        short: 'Sit tall on two chairs, in for four, out for six',
        seconds: 50,
        poses: ['chair-tall'],
      },
      {
        text: 'Breathe in and reach both arms up past your ears, palms to each other. Press your sitting bones into the chair. Breathe out and bring your hands down to your thighs. Let each reach begin from the waist.',
        short: 'Reach both arms up, then hands to your thighs',
        seconds: 60,
        poses: ['chair-reach', 'chair-hands-low'],
      },
      {
        text: 'Turn toward the back of your chair. One hand holds the backrest, the other rests on the outside of your knee. Grow tall as you breathe in, turn as you breathe out. Let your eyes travel last.',
        short: 'Twist toward the back of your chair',
        seconds: 50,
        caution: 'Turn with the ribs and keep both knees pointing forward.',
        poses: ['chair-twist'],
      },
      {
        text: 'Now twist to the opposite side of the chair. Lay the first hand on your knee and let the second one find the backrest. Take five slow breaths, then come home to the middle.',
        short: 'Twist to the other side of the chair',
        seconds: 50,
        poses: [otherSide('chair-twist')],
      },
      {
        text: 'Hold hands across the gap between your chairs. Breathe out, round your upper backs and pull away from each other. Feel the space between the shoulder blades grow wide. Breathe in and sit up again.',
        short: 'Hold hands across, round your backs and pull away',
        seconds: 60,
        caution: 'Pull softly and evenly, and tell each other before you let go.',
        poses: ['chair-round-pull', 'chair-hands-held'],
      },
      {
        text: 'Sit tall on your chairs again. Breathe out and let your chin sink toward your chest. Breathe in and bring your head level again. Move as slowly as honey and keep your shoulders quiet.',
        short: 'Nod slowly, chin to chest and up again',
        seconds: 60,
        caution: 'Do not roll the head backward. Stop if you feel tingling in an arm.',
        poses: ['chair-chin-down', 'chair-head-level'],
      },
      {
        text: 'Open your knees a little and fold forward over your thighs. Let your arms and your head hang toward the floor between the chairs. Breathe into your back. Stay until your shoulders feel heavy.',
        short: 'Fold over your thighs and let your head hang',
        seconds: 50,
        caution:
          'With high blood pressure or reflux, rest your forearms on your thighs instead of hanging down.',
        poses: ['chair-fold'],
      },
      {
        text: 'Step out into the room. One of you stands in front with the arms stretched behind. The other holds both hands from behind and draws them gently back and together. Lift your breastbone and breathe into your collarbones.',
        short: 'Stand up, one draws the other’s hands gently back',
        seconds: 50,
        caution:
          'Shoulders tell you when it is enough. Say stop early, and never lift the hands upward.',
        poses: ['chest-opener'],
      },
      {
        text: 'Change places so the helper’s chest gets opened as well. Hold the hands low and lean back only with your own weight. Three long breaths, then let the arms float down and roll your shoulders once.',
        short: 'Change places and open the other chest',
        seconds: 50,
        poses: [swap('chest-opener')],
      },
    ],
  },
];
