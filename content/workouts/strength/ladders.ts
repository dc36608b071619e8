import { gazing, otherSide, swap, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** A ladder, a balance walk and a short quiet one. */
export const ladders: readonly WorkoutSource[] = [
  {
    id: 210,
    title: 'Climb the Ladder',
    description:
      'Each rung adds a move, and you climb back through the ones below. Five rungs, two rests, one proud couple.',
    minutes: 25,
    difficulty: 'Advanced',
    caution:
      'Hard on knees and heart. With high blood pressure, a recent injury or in pregnancy choose a slower session.',
    steps: [
      {
        text: 'Warm up with a brisk march, face to face. Knees to hip height, arms swinging. After a minute go faster, then slower again. Breathe deep and grin at each other.',
        short: 'March face to face, faster, then slower',
        seconds: 120,
        poses: ['march', 'march-stand', otherSide('march')],
      },
      {
        text: 'First rung: squats. Hold hands, sit low together and stand up. Ten times, then shake your legs and do ten more. Breathe in on the way down and out on the way up.',
        short: 'Rung one: squats, hands held, twice ten',
        seconds: 120,
        caution: 'Shallow squats count in full when knees are cranky.',
        poses: ['facing-squat-high', 'facing-squat-low'],
      },
      {
        text: 'Second rung: lunges. Hands on your hips, one foot ahead, and sink until the back knee is near the floor. Eight on one leg, eight on the other. Then climb down: ten squats.',
        short: 'Rung two: eight lunges a leg, then ten squats',
        seconds: 150,
        caution: 'Keep the front knee over the foot. Hold your partner’s hands if you wobble.',
        poses: ['lunge-low', upright('lunge-high'), otherSide('lunge-low')],
      },
      {
        text: 'Third rung: push-ups, head to head. Bend your elbows as you breathe in and push up as you breathe out. Eight on toes or knees. Then eight lunges and ten squats, together.',
        short: 'Rung three: eight push-ups, then back down',
        seconds: 180,
        caution: 'Knees down keeps the back safe. Hands on a chair spares the wrists.',
        poses: ['plank', 'push-up-low'],
      },
      {
        text: 'Rest. Walk a few steps, then stand side by side with hands on hips. Breathe in for three counts and out for six. Have a sip of water if you like.',
        short: 'Rest, hands on hips, in for three, out for six',
        seconds: 90,
        poses: ['hands-on-hips'],
      },
      {
        text: 'Fourth rung: squat jumps. Sit down with your hands at the heart, breathe out and spring up with your arms high. Land softly and sit again. Six jumps, then eight push-ups and eight lunges.',
        short: 'Rung four: six squat jumps, then back down',
        seconds: 180,
        caution:
          'No jumping with sore knees, a weak pelvic floor or neighbors below: rise quickly onto your toes instead.',
        poses: ['squat-hearts', 'squat-jump'],
      },
      {
        text: 'Rest again. Hands on your knees, backs long. Let the breath out be audible. Nod to each other when you both feel ready for the last rung.',
        short: 'Rest, hands on your knees, nod when ready',
        seconds: 90,
        poses: ['rest-on-knees'],
      },
      {
        text: 'Fifth rung: low lunges with arms up. Sink with the second leg ahead and sweep your arms to the ceiling. Six on each leg. Then go down the ladder: jumps, push-ups, lunges, squats.',
        short: 'Rung five: low lunges, arms up, then all the way down',
        seconds: 210,
        caution: 'Skip any rung that has lost its good form. Nobody counts but you two.',
        poses: [otherSide('lunge-reach-low'), upright('lunge-high'), 'lunge-reach-low'],
      },
      {
        text: 'At the foot of the ladder hold a plank together and clap hands across the middle, first one and then the other. Knees down whenever you need. Ten claps, rest on your knees, ten more.',
        short: 'Plank together and clap across',
        seconds: 180,
        poses: ['plank', 'plank-high-five', otherSide('plank-high-five')],
      },
      {
        text: 'Kneel on one knee, the other foot ahead, and hold each other’s hands. Let your hips sink forward. Breathe into the front of the back thigh. Keep your backs tall.',
        short: 'Kneel, hands held, sink your hips forward',
        seconds: 90,
        caution: 'A folded towel or cushion of mat under the knee makes this kinder.',
        poses: ['half-kneel-hip'],
      },
      {
        text: 'Change knees and take hands again. Sink, soften your shoulders and let your foreheads come a little closer. You climbed all of it together. Breathe until your pulse is quiet.',
        short: 'Change knees, hands held, let your pulse settle',
        seconds: 90,
        poses: [otherSide('half-kneel-hip')],
      },
    ],
  },
  {
    id: 211,
    title: 'Lunge and Balance',
    description:
      'Strong legs are quiet legs. You sink, hinge and stand on one foot with a steady hand to hold.',
    minutes: 18,
    difficulty: 'Intermediate',
    steps: [
      {
        text: 'Face each other and hold both hands. Lift one knee to hip height, stay for a breath, and put the foot down without a sound. Then the other. Help each other stand still.',
        short: 'Hold both hands and lift knee after knee',
        seconds: 75,
        poses: ['single-leg-hold', 'hold-stand', otherSide('single-leg-hold')],
      },
      {
        text: 'Take a long step forward with the same foot and press your palms together. Front knee bent, back leg long. Push a little into each other’s hands and breathe slowly.',
        short: 'Lunge forward, palms pressed together',
        seconds: 60,
        caution: 'Shorten your step if the back heel or the groin pulls sharply.',
        poses: ['lunge-palms'],
      },
      {
        text: 'Step back, and forward with the other foot. Palms meet again. Feel how both legs work, the front one bending and the back one holding. Five long breaths.',
        short: 'Other foot forward, palms together',
        seconds: 60,
        poses: [otherSide('lunge-palms')],
      },
      {
        text: 'Hands on your own hips. Set one foot ahead and stay in this stride. Breathe in and lower the back knee toward the floor. Breathe out and rise. Keep your trunk upright like an elevator.',
        short: 'Hands on hips, lower the back knee and rise',
        seconds: 105,
        caution: 'Go half as deep if the front knee hurts, or hold your partner’s hand.',
        poses: ['lunge-stride', 'lunge-low'],
      },
      {
        text: 'The other foot leads now. Lower together, rise together. Push through the front heel. Whoever has the better balance today sets the pace, and breathes loud enough to follow.',
        short: 'Other foot leads, lower and rise together',
        seconds: 105,
        poses: [otherSide('lunge-stride'), otherSide('lunge-low')],
      },
      {
        text: 'Turn to the room, feet wide, hands at the heart. Breathe out and sit over one leg while the other stays long. Breathe in through the middle and go to the other side. Glide, do not bounce.',
        short: 'Feet wide, glide over one leg, then the other',
        seconds: 150,
        caution: 'Keep the bent knee over its foot. A smaller step is better than a twisted knee.',
        poses: ['side-lunge', 'side-lunge-other'],
      },
      {
        text: 'Stand side by side, hands on your hips, and rest. Rise onto your toes and back once or twice to wake the feet. Breathe into your sides.',
        short: 'Rest side by side and wake your feet',
        seconds: 60,
        poses: ['hands-on-hips'],
      },
      {
        text: 'Face each other at a distance and join one hand. Tip forward from the hip and let one leg float behind you until you make the letter T. Look down, and breathe evenly.',
        short: 'Join one hand and tip forward into a T',
        seconds: 105,
        caution: 'Keep the standing knee soft. Toes of the back leg may stay on the floor.',
        poses: ['single-leg-hinge'],
      },
      {
        text: 'Come up, shake out the leg and change sides. Tip forward on the other foot, joined hand as light as you can. See whether you can land at the same moment.',
        short: 'Change sides and tip forward again',
        seconds: 105,
        poses: [otherSide('single-leg-hinge')],
      },
      {
        text: 'Step into a long stance and bend the front knee. One hand meets your partner’s, the other reaches far behind you. Broaden across the chest and breathe like two archers.',
        short: 'Long stance, one palm meets, one arm reaches back',
        seconds: 60,
        caution: 'Back foot flat, knee over ankle. Rest the arms when the shoulders tire.',
        poses: ['warrior-facing'],
      },
      {
        text: 'Turn the stance around: the other leg in front, the other hand forward. Touch palms and look past them into each other’s eyes. Sink a finger deeper with each breath out.',
        short: 'Turn around, other leg, other palm',
        seconds: 60,
        poses: [gazing(otherSide('warrior-facing'))],
      },
      {
        text: 'Step back until you can fold forward with your hands on each other’s shoulders. Make two flat backs. Let the chest sink and bend the knees a little. Breathe along your spine.',
        short: 'Hands on shoulders, fold to two flat backs',
        seconds: 135,
        caution: 'With high blood pressure keep your head above your hips.',
        poses: ['fold-table'],
      },
    ],
  },
  {
    id: 212,
    title: 'Seven Quiet Minutes',
    description:
      'No jumps, no noise, no equipment. You push and pull against each other while the house sleeps.',
    minutes: 7,
    difficulty: 'Beginner',
    caution: 'Breathe all the time while you push. Holding the breath drives blood pressure up.',
    steps: [
      {
        text: 'Stand close, palm against palm at chest height, elbows bent. Both press for five counts with a slow breath out. Let go for five with the breath in. Start with half your strength.',
        short: 'Palm to palm, press for five, let go for five',
        seconds: 60,
        poses: ['palms-press'],
      },
      {
        text: 'One of you bends the elbows and turns the palms up. The other lays both hands on top and pushes down lightly. The first curls the hands up against that weight, then lowers slowly.',
        short: 'One curls, the other pushes down lightly',
        seconds: 60,
        poses: ['resist-curl-low', 'resist-curl-high'],
      },
      {
        text: 'Trade. The one who pushed now curls, and the other gives the weight. Ask whether it should be more or less. Breathe out on the way up, in on the way down.',
        short: 'Trade: the other curls now',
        seconds: 60,
        poses: [swap('resist-curl-low'), swap('resist-curl-high')],
      },
      {
        text: 'Hands on each other’s shoulders, one foot behind. Lean in like two cards and press the back heels down. Push steadily without moving anywhere. Long quiet breaths.',
        short: 'Hands on shoulders, lean in like two cards',
        seconds: 75,
        caution: 'Push from the legs and keep the neck long. Ease off if a shoulder twinges.',
        poses: ['calf-push'],
      },
      {
        text: 'Change feet and lean in again. This time one gives a little more, then the other, like a slow tide between you. Feel the calf of the back leg lengthen as you breathe.',
        short: 'Change feet and lean in again',
        seconds: 75,
        poses: [otherSide('calf-push')],
      },
      {
        text: 'Hold each other’s wrists, lean back and sit down until your arms are long. You balance because the other is there. Stay for three breaths, pull up gently, rest and sit again.',
        short: 'Hold wrists, lean back and sit low',
        seconds: 90,
        caution:
          'Hold wrists, not fingers. With sore knees stay high; in pregnancy use a chair behind you.',
        poses: ['counter-squat-high', 'counter-squat-low'],
      },
    ],
  },
];
