import type { WorkoutSource } from '../source.ts';

export const aBandBetweenYou: WorkoutSource = {
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
};
