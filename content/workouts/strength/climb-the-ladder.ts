import { otherSide, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const climbTheLadder: WorkoutSource = {
  id: 210,
  title: 'Climb the Ladder',
  description:
    'Each rung adds a move, and you climb back through the ones below. Five rungs, two rests, one proud couple.',
  minutes: 25,
  difficulty: 'Advanced',
  equipment: [],
  focus: ['full body', 'legs', 'endurance'],
  impact: 'jumps',
  positions: ['standing', 'floor'],
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
};
