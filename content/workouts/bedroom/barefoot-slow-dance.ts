import { type FigurePose, type PairPose, swapped, vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { otherSide } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';

/** Weight on one foot: the hips go there, the shoulders stay behind, both feet stay down. */
const swayed = (by: number): Partial<FigurePose> => ({
  spine: 180 - by,
  chest: 180 + by * 0.4,
  legNear: { to: { floor: -by } },
  legFar: { to: { floor: by } },
});
const sway = (by: number) =>
  vary(poseNamed('side-by-side'), {
    a: { x: -40 + by, ...swayed(by) },
    b: { x: 40 + by, ...swayed(by) },
  });

/** Shows the turning partner from the front, beside the one who guides. */
const turn: PairPose = {
  a: {
    x: -70,
    facing: 'right',
    spine: 173,
    eyes: 'open',
    armNear: { to: { partner: 'handNear', by: [0, -4] } },
    armFar: { to: { partner: 'waist', by: [-16, 4] } },
    legNear: { to: { floor: 12 } },
    legFar: { to: { floor: -16 } },
  },
  b: {
    x: 60,
    facing: 'left',
    view: 'front',
    look: 'side',
    chest: 176,
    armNear: [132, 164],
    armFar: [48, 66],
    legNear: { to: { floor: -10, toes: true } },
    legFar: { to: { floor: -6, toes: true } },
  },
};

export const barefootSlowDance: BedroomWorkoutSource = {
  id: 504,
  title: 'Barefoot Slow Dance',
  thing: 'record player',
  description:
    'Three slow songs, bare feet and nowhere to be. You learn one sway, one turn and how to hold on a little longer.',
  minutes: 14,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['closeness', 'balance'],
  impact: 'quiet',
  positions: ['standing'],
  suits: 'Bare feet, slow music and no steps to learn',
  leaveOut: 'Turning makes you dizzy or hurts your knees (just the turns)',
  touchKinds: ['hands', 'faces', 'embrace', 'dance'],
  steps: [
    {
      text: 'Put on three slow songs and clear the floor. Stand face to face in bare feet. {a} bows a little, holds out a hand and asks: may I have this dance? Wait until {b} lays a hand in it.',
      short: '{a} holds out a hand and asks for this dance',
      softer: 'Stand face to face without touching. Listen to the music for a while.',
      seconds: 60,
      caution: 'Check the floor for candles, cables and rugs that slide.',
      poses: ['dance-asked'],
    },
    {
      text: 'Stand side by side and hold hands. Close your eyes. Shift your weight together from one foot to the other, small and slow, and let the music set the pace for your breath.',
      short: 'Side by side, hands held, shift foot to foot',
      softer: 'Stand side by side and let the music move you, hands your own.',
      seconds: 60,
      tempo: { out: 2, hold: 0.2, back: 2, rest: 0.2 },
      poses: [sway(-13), sway(13)],
    },
    {
      text: 'Turn toward each other. Join one pair of hands near your hearts and lay the other hand low on your partner’s back. Rock from foot to foot, knees soft, cheeks almost touching.',
      short: 'Turn close, hands near your hearts, and rock',
      softer: 'Keep a little room between you, hold fingertips, and sway.',
      seconds: 120,
      tempo: { out: 2, hold: 0.2, back: 2, rest: 0.2 },
      poses: ['slow-dance', 'slow-dance-sway'],
    },
    {
      text: 'Keep the hold and begin to travel. Step in with one foot, lift the heel of the other, then settle back. Breathe out on each step. {a} leads this song, {b} follows.',
      short: 'Keep the hold and travel, {a} leads',
      softer: 'Stay on one spot and rock from foot to foot, nothing more.',
      seconds: 120,
      tempo: { out: 1.8, hold: 0.4, back: 1.8, rest: 0.4 },
      poses: ['dance-rock', 'dance-rock-back'],
    },
    {
      text: 'Let one hand slide free and open away from each other like a door, free arm behind you. Hold the last fingertips, look, then walk back in and take both hands. Repeat with the other arm.',
      short: 'Open apart like a door, then walk back in',
      softer: 'Keep both hands held, as close or far as is easy, and sway.',
      seconds: 90,
      tempo: { out: 5, hold: 1.5, back: 5, rest: 1 },
      poses: ['dance-open', 'hands-held', otherSide('dance-open')],
    },
    {
      text: '{a} raises your joined hands beside {b}’s head, free hand at the waist. {b} turns slowly on the balls of the feet. No spinning, three gentle turns.',
      short: '{a} lifts the hand, {b} turns slowly',
      softer: 'Leave out the turn. Hold hands and sway where you are.',
      seconds: 90,
      caution: 'If you get dizzy or your knees dislike turning, walk the circle in small steps.',
      poses: [turn],
    },
    {
      text: 'Swap: {b} guides, {a} turns. Lift the joined hands only as high as is easy for the shoulder, steady the waist with the other hand, and leave the pace to whoever turns.',
      short: 'Swap: {b} guides, {a} turns',
      softer: 'No turning. Guide a small sway with your hands, and follow each other.',
      seconds: 90,
      poses: [swapped(turn)],
    },
    {
      text: '{a} ends a turn with the back against {b} and leans there. {b} wraps both arms around; {a} lays hands over hands. Sway together, breathing low.',
      short: '{a} leans back, {b} wraps both arms around',
      softer: 'Stand back to back instead and lean a little, or just touch shoulders.',
      seconds: 90,
      poses: ['embrace-from-behind'],
    },
    {
      text: 'For the last song come cheek to cheek, arms around each other’s upper backs. Move less and less, until you are only breathing to the music. Stay until it ends.',
      short: 'Cheek to cheek, move less and less',
      softer: 'Stand close, hands held between you, and listen to the end of the song.',
      seconds: 120,
      poses: ['cheek-to-cheek'],
    },
  ],
};
