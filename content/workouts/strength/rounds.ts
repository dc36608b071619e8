import { otherSide, swap, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** The longer ones: a ball game, five rounds, and a partner's resistance. */
export const rounds: readonly WorkoutSource[] = [
  {
    id: 213,
    title: 'Catch and Carry',
    description:
      'One ball keeps you busy from head to toe. You pass, chop, sit up and twist until it feels light.',
    minutes: 22,
    difficulty: 'Intermediate',
    equipment: ['ball'],
    focus: ['full body', 'core'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution: 'Begin with a light ball. Anything up to six pounds is plenty.',
    steps: [
      {
        text: 'Stand an arm’s length apart. One of you holds the ball at the chest, breathes out and hands it across. Fetch it back the same way. Pass calmly, with both hands, until your shoulders are warm.',
        short: 'Stand an arm’s length apart and pass the ball',
        seconds: 90,
        poses: ['ball-give', 'ball-chest'],
      },
      {
        text: 'Whoever gets the ball squats with it, and the partner squats along. Rise together, breathe out and pass at the top. Down with the breath in. Count to twenty between you.',
        short: 'Squat together, pass the ball at the top',
        seconds: 150,
        caution: 'Lift with the legs. If the back rounds, squat less deep.',
        poses: ['ball-squat', 'ball-give'],
      },
      {
        text: 'One of you chops: ball up beside the ear, then down toward the outside of the knee as you bend your legs. The other mirrors with empty hands. Breathe out on the way down.',
        short: 'One chops the ball high to low, one mirrors',
        seconds: 105,
        caution: 'Turn the hips along with the shoulders, so that the low back does not wring.',
        poses: ['ball-chop-high', 'ball-chop-low'],
      },
      {
        text: 'Hand the ball over. The other chops now, from high to low, and the first follows empty-handed. Let your knees bend deeply and your arms stay long.',
        short: 'Hand it over, the other chops',
        seconds: 105,
        poses: [swap('ball-chop-high'), swap('ball-chop-low')],
      },
      {
        text: 'Put the ball down and sit facing each other. Hug your knees and let your forehead grow heavy. Take six breaths, as slow as the two of you can agree on.',
        short: 'Sit down, hug your knees and breathe',
        seconds: 60,
        poses: ['seated-knee-hug'],
      },
      {
        text: 'Stay seated, toes touching. The one with the ball rolls halfway back while the other rolls back too. Breathe out, both come up, and the ball changes hands in the middle.',
        short: 'Roll halfway back, come up and trade the ball',
        seconds: 150,
        caution: 'If your neck strains, go only a quarter of the way down.',
        poses: ['ball-sit-top', 'ball-sit-low'],
      },
      {
        text: 'Lean back with your feet lifted, shins crossing the middle. The one with the ball taps it beside one hip and the other hip, ten times. The partner moves the fists the same way.',
        short: 'Lean back, feet up, tap the ball side to side',
        seconds: 120,
        caution: 'Put your heels on the floor if your low back rounds or aches.',
        poses: ['russian-twist', 'russian-twist-over'],
      },
      {
        text: 'Pass the ball across your feet. The other one taps it left and right while the first follows with closed fists. Turn from the ribs and let the breath come out with each tap.',
        short: 'Pass it across, the other taps',
        seconds: 120,
        poses: [swap('russian-twist'), swap('russian-twist-over')],
      },
      {
        text: 'Stand up, back to back and a step apart. Pass the ball over your heads. Then bend your knees and pass it low between your legs. After ten rounds reverse the direction.',
        short: 'Back to back, pass the ball high, then low',
        seconds: 150,
        caution: 'Dizzy from the folding? Pass at the side of the hip instead.',
        poses: ['ball-pass-high', 'ball-pass-middle', 'ball-pass-low'],
      },
      {
        text: 'Face each other, one foot ahead. Both lower into a lunge while one holds the ball at the chest and gives it across at the bottom. Rise with it. Change legs after ten passes.',
        short: 'Lunge together and pass the ball at the bottom',
        seconds: 120,
        caution: 'Keep your front knee over your foot. Take a shorter step if it shakes.',
        poses: ['ball-lunge-give', upright('ball-lunge-high'), otherSide('ball-lunge-give')],
      },
      {
        text: 'Roll the ball away and sit with your legs long ahead of you, soles toward your partner. Fold from the hips and rest your hands on your shins. Breathe into the backs of your legs.',
        short: 'Sit with long legs, soles together, and fold',
        seconds: 90,
        caution: 'Bend your knees when the back rounds too much.',
        poses: ['seated-forward-fold'],
      },
      {
        text: 'Open your legs wide and take hands. One leans back and draws the other gently forward, then the other way around. Move on the breath out, as slowly as you can bear.',
        short: 'Legs wide, hands held, draw each other forward',
        seconds: 60,
        poses: ['straddle-back', 'straddle-forward'],
      },
    ],
  },
  {
    id: 214,
    title: 'Five Rounds Strong',
    description:
      'The long one. Five rounds, each with its own theme, and a proper rest after every bell.',
    minutes: 35,
    difficulty: 'Advanced',
    equipment: ['dumbbells'],
    focus: ['full body', 'endurance'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution:
      'A hard session. Leave it for another day with fever, injury, high blood pressure or in pregnancy.',
    steps: [
      {
        text: 'Begin with easy knees. March face to face for a minute, then lift each knee higher and pump your arms. Finish as light-footed as you can. Breathe in for four steps and out for four.',
        short: 'March, then lift your knees higher',
        seconds: 180,
        poses: ['high-knees-right', upright('high-knees-right'), 'high-knees-left'],
      },
      {
        text: 'Round one, legs. Hold hands and squat for forty seconds, then stand and rest for twenty. Four times. Go a little lower each time, as long as your heels stay down. Breathe out as you rise.',
        short: 'Round one: squats, hands held, forty on, twenty off',
        seconds: 255,
        caution: 'Halve the depth, not the joy, if your knees are sore.',
        poses: ['facing-squat-high', 'facing-squat-low'],
      },
      {
        text: 'Rest. Stand side by side, hands on hips, and walk your breath down from the chest to the belly. Ask each other for a number from one to ten. Below eight is good.',
        short: 'Rest, hands on hips, breathe down to the belly',
        seconds: 75,
        poses: ['hands-on-hips'],
      },
      {
        text: 'Round two, push. Head to head in a plank, do as many clean push-ups as you can in thirty seconds, then kneel for thirty. Four times. Elbows close, breath out on the way up.',
        short: 'Round two: push-ups head to head, thirty and thirty',
        seconds: 255,
        caution:
          'Knees on the mat from the second set on, if the hips begin to sag. Wrists sore: use fists.',
        poses: ['plank', 'push-up-low'],
      },
      {
        text: 'Rest folded over your knees, arms stretched toward each other. Let the mat carry your forehead. Five breaths to calm the heart, five more to loosen the shoulders.',
        short: 'Rest folded, arms toward each other',
        seconds: 75,
        poses: ['child-facing'],
      },
      {
        text: 'Round three, hinge. Take dumbbells and face each other. Push your hips back, lower the weights along your legs and stand tall. Forty seconds on, twenty off, four times. Breathe out to stand.',
        short: 'Round three: hip hinge with weights',
        seconds: 255,
        caution:
          'Spine long, knees soft, weights close. Choose lighter weights at the first tug in the back.',
        poses: ['deadlift-high', 'deadlift-low'],
      },
      {
        text: 'Rest with your hands on your knees. Let your head hang for a breath, then look up at each other. Loosen your grip, wiggle your fingers and sip some water.',
        short: 'Rest, hands on your knees, loosen your grip',
        seconds: 75,
        poses: ['rest-on-knees'],
      },
      {
        text: 'Round four, middle. Sit with your toes touching, roll down halfway and come up to join hands. Forty seconds of work, twenty lying still. Four times. Curl up with the breath out.',
        short: 'Round four: roll halfway down, up to join hands',
        seconds: 255,
        caution: 'Hold the backs of your thighs if neck or back complain.',
        poses: ['sit-up-low', 'sit-up-top'],
      },
      {
        text: 'Rest sitting up. Wrap your arms around your shins and lean your weight back a little. Close your eyes. One round is left, and you will do it side by side in spirit.',
        short: 'Rest sitting, arms around your shins',
        seconds: 75,
        poses: ['seated-knee-hug'],
      },
      {
        text: 'Round five, all of it. One foot ahead, dumbbells at your shoulders. Sink into a lunge, rise, and press the weights up as you breathe out. Five on each leg, rest for five breaths, repeat.',
        short: 'Round five: lunge, rise and press the weights',
        seconds: 300,
        caution:
          'Put the weights down and keep your hands on your hips as soon as the back arches or a knee hurts.',
        poses: ['lunge-press-low', upright('lunge-press-high'), otherSide('lunge-press-low')],
      },
      {
        text: 'Come to the floor. Fold one shin in front of you and stretch the other leg behind. Hands on the front knee, chest lifted. Breathe into the hip and let it sink of its own weight.',
        short: 'Pigeon, one shin in front, chest lifted',
        seconds: 150,
        caution:
          'If the front knee feels anything, lie on your back and cross the ankle over the knee instead.',
        poses: ['pigeon'],
      },
      {
        text: 'Change legs for the second hip. Let your breath grow long and your face soft. When you are done, sit up, take your partner’s hand and say thank you for five rounds.',
        short: 'Change legs for the second hip',
        seconds: 150,
        poses: [otherSide('pigeon')],
      },
    ],
  },
  {
    id: 215,
    title: 'Push, Pull, Resist',
    description:
      'Your partner is the machine: a smart one that feels how strong you are and gives exactly enough.',
    minutes: 28,
    difficulty: 'Advanced',
    equipment: [],
    focus: ['full body', 'legs', 'arms'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution: 'The one who resists listens. Stop at once when the other says stop, and never jerk.',
    steps: [
      {
        text: 'Face each other and join one hand. Turn away from it, opening the free arm behind you, and look back over your shoulder. Then the other way. Breathe out into each turn.',
        short: 'Join one hand and turn open, then the other way',
        seconds: 90,
        poses: ['standing-twist', 'hands-held', otherSide('standing-twist')],
      },
      {
        text: 'Step one foot back and put palm to palm. The one on the left breathes out and pushes forward; the one on the right gives way slowly. Then the right pushes back. Like sawing wood.',
        short: 'Palm to palm, saw back and forth',
        seconds: 120,
        caution: 'Keep wrists straight and push from the legs.',
        poses: ['push-left', 'push-right'],
      },
      {
        text: 'Change the front foot and saw on. Try to keep the pressure in your hands the same all the time, whoever is moving. Long breaths out, shoulders low.',
        short: 'Change the front foot and saw on',
        seconds: 120,
        poses: [otherSide('push-left'), otherSide('push-right')],
      },
      {
        text: 'One of you lets the arms hang. The other holds the wrists. The first lifts straight arms to shoulder height against the pressure, then lets them be pressed down slowly. Five breaths’ worth, rest, repeat.',
        short: 'One lifts the arms, the other resists',
        seconds: 120,
        caution: 'Stop below any height where the shoulder pinches.',
        poses: ['resist-raise-low', 'resist-raise-high'],
      },
      {
        text: 'Trade roles. The one who pressed now lifts. Begin with very little resistance and add some each time. The lifter decides, with a nod for more and a shake for less.',
        short: 'Trade: the other lifts against you',
        seconds: 120,
        poses: [swap('resist-raise-low'), swap('resist-raise-high')],
      },
      {
        text: 'Hold both hands, toes near each other, and lean back with straight arms. Let each other’s weight open your backs. Look up, breathe, and enjoy doing nothing.',
        short: 'Hold both hands and lean back, arms straight',
        seconds: 75,
        caution: 'Bend your knees a little, and come up together.',
        poses: ['lean-back'],
      },
      {
        text: 'Sit with your legs wide and your hands joined. One pulls back as if rowing while the other brakes all the way forward. Then change direction. Breathe out on the pull.',
        short: 'Legs wide, hands held, one rows and one brakes',
        seconds: 165,
        caution:
          'Fold from the hips. Stop at the first sharp pull in the inner thighs or the low back.',
        poses: ['straddle-back', 'straddle-forward'],
      },
      {
        text: 'One of you lies down and lifts the legs, soles against the kneeling partner’s palms. Breathe out and push the legs longer while the partner leans in. Then let the knees come back slowly.',
        short: 'One lies and pushes the legs against your palms',
        seconds: 165,
        caution:
          'Never push all the way to straight, locked knees. Not for the one lying down late in pregnancy.',
        poses: ['leg-press-bent', 'leg-press-long'],
      },
      {
        text: 'Change places. The new machine kneels with a straight back and gives a smooth push into the soles. The one lying keeps the low back on the mat and breathes out on the effort.',
        short: 'Change places, the other pushes the legs',
        seconds: 165,
        poses: [swap('leg-press-bent'), swap('leg-press-long')],
      },
      {
        text: 'One lies face down. The other kneels at the feet and holds the ankles. Breathe out and bend the knees against that hold, bringing the heels toward the seat. The partner brakes on the way down.',
        short: 'One lies face down and bends the knees against you',
        seconds: 150,
        caution: 'Cramps come fast here: use little force. Skip it with knee trouble.',
        poses: ['leg-curl-low', 'leg-curl-high'],
      },
      {
        text: 'Trade for the last time. Lie down, rest your forehead and press your hips into the mat. Draw the heels in, let them be lowered. Both of you breathe in the same slow beat.',
        short: 'Last trade: the other draws the heels in',
        seconds: 150,
        poses: [swap('leg-curl-low'), swap('leg-curl-high')],
      },
      {
        text: 'Lie on your backs side by side, arms at rest. Tighten everything once more: fists, legs, faces. Hold for a breath and let it all go. Stay, and listen to each other breathe.',
        short: 'Side by side on your backs, tighten and let go',
        seconds: 240,
        poses: ['savasana'],
      },
    ],
  },
];
