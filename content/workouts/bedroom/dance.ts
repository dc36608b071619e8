import { type FigurePose, vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { otherSide } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

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

/** Dancing, looking and mirroring. */
export const danceBedroom: readonly BedroomWorkoutSource[] = [
  {
    id: 504,
    title: 'Barefoot Slow Dance',
    description:
      'Three slow songs, bare feet and nowhere to be. You learn one sway, one turn and how to hold on a little longer.',
    minutes: 14,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['closeness', 'balance'],
    impact: 'quiet',
    positions: ['standing'],
    touchKinds: ['hands', 'faces', 'embrace', 'dance'],
    steps: [
      {
        text: 'Put on three slow songs and clear the floor. Stand face to face in bare feet, palm against palm. One of you asks: may I have this dance? Wait for the yes before you move.',
        short: 'Palm against palm, ask for this dance',
        softer: 'Stand face to face without touching. Listen to the music for a while.',
        seconds: 60,
        caution: 'Check the floor for candles, cables and rugs that slide.',
        poses: ['palms-to-palms'],
      },
      {
        text: 'Stand side by side and hold hands. Close your eyes. Shift your weight together from one foot to the other, small and slow, and let the music set the pace for your breath.',
        short: 'Side by side, hands held, shift foot to foot',
        softer: 'Stand side by side and let the music move you, hands your own.',
        seconds: 60,
        poses: [sway(-13), sway(13)],
      },
      {
        text: 'Turn toward each other. Join one pair of hands near your hearts and lay the other hand low on your partner’s back. Rock from foot to foot, knees soft, cheeks almost touching.',
        short: 'Turn close, hands near your hearts, and rock',
        softer: 'Keep a little room between you, hold fingertips, and sway.',
        seconds: 120,
        poses: ['slow-dance', 'slow-dance-sway'],
      },
      {
        text: 'Keep the hold and begin to travel. Step in with one foot, lift the heel of the other, then settle back. Breathe out on each step. One of you leads this song, the other follows.',
        short: 'Keep the hold and travel, one leads',
        softer: 'Stay on one spot and rock from foot to foot, nothing more.',
        seconds: 120,
        poses: ['dance-rock', 'dance-rock-back'],
      },
      {
        text: 'Let one hand slide free and open away from each other like a door, free arm behind you. Hold the last fingertips, look, then walk back in and take both hands. Repeat with the other arm.',
        short: 'Open apart like a door, then walk back in',
        softer: 'Keep both hands held, as close or far as is easy, and sway.',
        seconds: 90,
        poses: ['dance-open', 'hands-held', otherSide('dance-open')],
      },
      {
        text: 'One of you raises your joined hands beside the other’s head, free hand at the waist. The other turns slowly on the balls of the feet, back toward you. No spinning, three gentle turns.',
        short: 'One lifts the hand, the other turns slowly',
        softer: 'Leave out the turn. Hold hands and sway where you are.',
        seconds: 90,
        caution: 'If you get dizzy or your knees dislike turning, walk the circle in small steps.',
        poses: ['dance-turn'],
      },
      {
        text: 'Swap, so that the one who turned now guides. Lift the joined hands only as high as is easy for the shoulder, steady the waist with the other hand, and let your partner turn in their own time.',
        short: 'Swap: the one who turned now guides',
        softer: 'No turning. Guide a small sway with your hands, and follow each other.',
        seconds: 90,
        poses: [traded('dance-turn')],
      },
      {
        text: 'One of you ends a turn with your back against your partner and leans there. The one behind wraps both arms around; the one in front lays hands over hands. Sway together, breathing low.',
        short: 'One leans back, the other wraps both arms around',
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
  },
  {
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
    touchKinds: ['breath', 'gaze', 'hands', 'faces', 'words', 'cheek', 'eyes-closed'],
    steps: [
      {
        text: 'Kneel facing each other, sitting on your heels, hands on your own thighs. Agree that either of you may look away or stop at any time. Close your eyes and take five slow breaths.',
        short: 'Kneel face to face, eyes closed, five breaths',
        softer: 'Sit comfortably in any way you like. Eyes closed, five easy breaths.',
        seconds: 60,
        caution:
          'If kneeling hurts your knees or ankles, sit cross-legged or on two chairs instead.',
        poses: ['hero-pose'],
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
        text: 'Sit down cross-legged, close together. One of you asks, may I touch your face? After a yes, rest a palm along the cheek and just look, while the other closes the eyes and lets it be.',
        short: 'Sit close, ask first, then rest a palm on the cheek',
        softer: 'Leave the face. Offer a hand, palm up, and let it be held.',
        seconds: 75,
        poses: ['seated-cheek'],
      },
      {
        text: 'Now the other way around. Ask first, then hold the cheek as you would hold something warm and breakable. Eyes closed, the one being held only has to breathe and receive.',
        short: 'The other way around: ask, then hold the cheek',
        softer: 'Hold a hand the way you would have held the cheek. Ask first.',
        seconds: 75,
        poses: [traded('seated-cheek')],
      },
      {
        text: 'Take both hands, lean in and let your foreheads come close with your eyes shut. Say aloud one thing you saw in each other tonight that you had not noticed for a while.',
        short: 'Hands held, foreheads close, say one thing you saw',
        softer: 'Sit side by side, shoulders near. Say one kind thing, or nothing.',
        seconds: 90,
        poses: ['seated-foreheads'],
      },
    ],
  },
  {
    id: 506,
    title: 'Mirror by Candlelight',
    description:
      'A wordless game of leading and following across one step of air, from fingertips to whole bodies and back.',
    minutes: 14,
    difficulty: 'Intermediate',
    equipment: [],
    focus: ['closeness', 'balance'],
    impact: 'quiet',
    positions: ['standing'],
    touchKinds: ['gaze', 'hands', 'faces', 'words', 'dance'],
    steps: [
      {
        text: 'Stand face to face, one hand on your partner’s heart, one on your own. Agree on a sign for slower and a sign for stop. Take six breaths and settle your weight over both feet.',
        short: 'Hand on heart, agree on slower and on stop',
        softer: 'Hands on your own hearts. Say your signs for slower and stop once more.',
        seconds: 60,
        poses: ['standing-hearts'],
      },
      {
        text: 'Step back until your hands no longer touch. One of you leads with both hands, lifting and lowering them as slowly as honey. The other is the mirror. Keep your eyes on each other’s eyes.',
        short: 'Step back, one leads the hands, one mirrors',
        softer: 'Move one hand only, slowly. The mirror may be late.',
        seconds: 90,
        poses: ['mirror-palms', 'mirror-low'],
      },
      {
        text: 'The mirror becomes the leader. Float your arms up as you breathe in and let them drift down as you breathe out. Follower, stay so close in time that nobody could tell who leads.',
        short: 'Change leaders, arms float up and drift down',
        softer: 'Small movements below the shoulder, with long rests in between.',
        seconds: 90,
        caution: 'Sore shoulder? Lift only to chest height; your partner will mirror that.',
        poses: ['mirror-high', 'mirror-palms'],
      },
      {
        text: 'Let your arms part ways: one rises while the other sinks, then they trade. Lead for four breaths each and pass the lead with a nod. Speed up only if you are both smiling.',
        short: 'One arm rises as the other sinks, trade the lead',
        softer: 'Let the hands rest at your sides. One of you moves, then the other.',
        seconds: 120,
        poses: ['mirror-one-up', 'mirror-other-up'],
      },
      {
        text: 'Let the mirror reach your legs. The leader bends the knees and sinks a little, hands forward for balance, then rises on the breath out. Six slow times, then hand over for six more.',
        short: 'Mirror with the legs, sink and rise six times',
        softer: 'Leave out the knees. Breathe tall and mirror only the hands.',
        seconds: 90,
        caution: 'Sink only as far as your knees stay easy and your heels stay down.',
        poses: ['mirror-sink', 'mirror-palms'],
      },
      {
        text: 'Bow to each other from the hips, backs long, hands reaching across the gap, eyes up for as long as the neck is happy. Roll up together. The one who bowed last leads the next bow.',
        short: 'Bow to each other and roll up together',
        softer: 'Nod to each other instead of bowing, and breathe out.',
        seconds: 90,
        caution: 'Keep your knees soft, and skip the bow if you have low-back pain or feel faint.',
        poses: ['mirror-bow', 'mirror-palms'],
      },
      {
        text: 'Now nobody leads. Begin with low hands and wait until a movement happens by itself. Stay with it, up, down or still. If you lose each other, breathe in together and start again.',
        short: 'Nobody leads, wait for the movement',
        softer: 'Stand still together. If nothing moves, that is the dance.',
        seconds: 120,
        poses: ['mirror-low', 'mirror-high'],
      },
      {
        text: 'Come closer by half a step each, until the mirror is gone and palm meets palm. Let your hands stay joined and feel how warm they are. Breathe without moving anything else.',
        short: 'Come closer until palm meets palm',
        softer: 'Stop half a step earlier and keep the air between your palms.',
        seconds: 90,
        poses: ['palms-to-palms'],
      },
      {
        text: 'Rest your hands on each other’s shoulders and lean your foreheads together. Tell your partner when it was easiest to follow, and when it was sweetest to be followed.',
        short: 'Hands on shoulders, foreheads together',
        softer: 'Hold hands at arm’s length, and say one easy thing.',
        seconds: 90,
        poses: ['forehead-to-forehead'],
      },
    ],
  },
];
