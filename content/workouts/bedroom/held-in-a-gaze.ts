import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

export const heldInAGaze: BedroomWorkoutSource = {
  id: 505,
  title: 'Held in a Gaze',
  description:
    'Ten minutes of looking and being looked at. It may feel shy at first; that is where the closeness begins.',
  minutes: 10,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['closeness', 'breath'],
  impact: 'quiet',
  positions: ['floor'],
  suits: 'Couples who talk a lot and look too little',
  leaveOut: 'Being looked at is too much tonight',
  touchKinds: ['breath', 'gaze', 'hands', 'faces', 'words', 'cheek', 'eyes-closed'],
  steps: [
    {
      text: 'Kneel facing each other, sitting on your heels, hands on your own thighs. Agree that either of you may look away or stop at any time. Close your eyes and take five slow breaths.',
      short: 'Kneel face to face, eyes closed, five breaths',
      softer: 'Sit comfortably in any way you like. Eyes closed, five easy breaths.',
      seconds: 60,
      caution: 'If kneeling hurts your knees or ankles, sit cross-legged or on two chairs instead.',
      poses: ['kneel-own-thighs'],
    },
    {
      text: 'Open your eyes and take each other’s hands. Look into just one eye of your partner. Blink when you need to, smile if you must. Let your breath go out longer than it comes in.',
      short: 'Open your eyes, hold hands and look',
      softer: 'Look at each other’s hands instead of the eyes. Hold them, or not.',
      seconds: 90,
      poses: ['kneeling-gaze'],
    },
    {
      text: 'Close your eyes and lift your hands until your palms meet. Keep your partner’s face in your mind: the lashes, the lines, the corners of the mouth. Breathe together, palms soft.',
      short: 'Eyes closed, palms meet, picture each other’s face',
      softer: 'Eyes closed, hands in your own lap. Breathe in your own time.',
      seconds: 90,
      poses: ['kneel-palms'],
    },
    {
      text: 'Open your eyes again. Lay one hand on your partner’s heart and the other on your own. Keep looking and, in silence, wish your partner one good thing with every breath out.',
      short: 'Hand on each other’s heart, one wish a breath',
      softer: 'Both hands on your own heart. Look, or look away, as you like.',
      seconds: 120,
      poses: ['kneel-hearts'],
    },
    {
      text: 'Move close. {a} kneels tall and asks: may I touch your face? After a yes, rest one palm along the cheek and just look, while {b} closes the eyes and lets it be.',
      short: 'Move close: {a} asks, then rests a palm on the cheek',
      softer: 'Leave the face. Offer a hand, palm up, and let it be held.',
      seconds: 75,
      poses: ['kneel-one-cheek'],
    },
    {
      text: 'Now the other way around. {b} kneels tall, asks first, then holds the face in both hands, as something warm and breakable. {a} closes the eyes and only has to breathe.',
      short: 'The other way around: {b} asks, then holds the face',
      softer: 'Hold a hand the way you would have held the cheek. Ask first.',
      seconds: 75,
      poses: [traded('kneel-both-cheeks')],
      isCover: true,
    },
    {
      text: 'Kneel tall, both of you. Take both hands, lean in and let your foreheads come close with your eyes shut. Say aloud one thing you saw in each other tonight that you had not noticed for a while.',
      short: 'Hands held, foreheads close, say one thing you saw',
      softer: 'Sit side by side, shoulders near. Say one kind thing, or nothing.',
      seconds: 90,
      poses: ['kneel-foreheads'],
    },
  ],
};
