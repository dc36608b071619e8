import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import type { BedroomWorkoutSource } from '../source.ts';

const listening = vary(poseNamed('back-to-back-breath'), {
  a: { neck: 196, head: 202, eyes: 'closed' },
  b: { head: 176, eyes: 'open' },
});
const tellingBack = vary(poseNamed('back-to-back-breath'), {
  a: { head: 176, eyes: 'open' },
  b: { neck: 196, head: 202, eyes: 'closed' },
});
const rockOneWay = vary(poseNamed('back-to-back-breath'), {
  a: { spine: 168, chest: 166 },
  b: { spine: 190, chest: 191, arms: { to: { own: 'thigh', by: [6, 14] } } },
});
const rockOtherWay = vary(poseNamed('back-to-back-breath'), {
  a: { spine: 190, chest: 191, arms: { to: { own: 'thigh', by: [6, 14] } } },
  b: { spine: 168, chest: 166 },
});
const handsOnSelf = vary(poseNamed('back-to-back-breath'), {
  a: { armNear: { to: { own: 'heart' } }, armFar: { to: { own: 'belly' } } },
  b: { armNear: { to: { own: 'heart' } }, armFar: { to: { own: 'belly' } } },
});

export const backToBackStories: BedroomWorkoutSource = {
  id: 512,
  title: 'Back to Back Stories',
  description:
    'A listening game without eyes: lean on each other, tell one small true story each, and feel how a voice sounds from behind.',
  minutes: 12,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['closeness', 'breath'],
  impact: 'quiet',
  positions: ['floor'],
  suits: 'Couples who would like to be heard',
  leaveOut: 'Open quarrels; let those rest first',
  touchKinds: ['breath', 'hands', 'embrace', 'words', 'weight'],
  steps: [
    {
      text: 'Sit back to back on a mat, legs crossed, hands on your knees. Scoot until you touch from hips to shoulders. Choose who will speak first. You may pass on any question tonight.',
      short: 'Sit back to back and choose who speaks first',
      softer: 'Sit back to back with a cushion between you.',
      seconds: 60,
      caution: 'Stretch your legs out or sit on something firm if your hips or knees ask for it.',
      poses: ['seated-back-to-back'],
    },
    {
      text: 'Lay one hand on your heart and one on your belly. Breathe into your back until your partner feels it. Answer with your own breath. Keep your eyes closed.',
      short: 'Hand on heart and belly, breathe into your backs',
      softer: 'Hands on your own knees. Breathe, and listen to the other breathe.',
      seconds: 90,
      poses: [handsOnSelf],
    },
    {
      text: 'First speaker, tell of a moment this year when you felt loved. Take your time. Listener, let your head rest back, close your eyes and say nothing. Feel the words hum through your spine.',
      short: 'First speaker, tell of a moment you felt loved',
      softer: 'Tell something small instead, or pass. Passing is fine.',
      seconds: 120,
      caution: 'Tip your head back only as far as your neck is easy, or keep it upright.',
      poses: [listening],
    },
    {
      text: 'Rock together without speaking: one of you tips forward a little as the other leans back, then the other way. Let the story settle. Breathe out as you give your weight.',
      short: 'Rock together without speaking',
      softer: 'Do not rock. Sit tall, backs barely touching.',
      seconds: 90,
      caution: 'Stay small and slow if either of you has a sore lower back.',
      poses: [rockOneWay, rockOtherWay],
    },
    {
      text: 'Second speaker, it is your turn: tell of something you would love to do together before the year ends. The one who listens leans the head back and breathes with every sentence.',
      short: 'Second speaker, tell what you would love to do together',
      softer: 'Say one sentence, or hum. Nobody has to answer.',
      seconds: 120,
      poses: [tellingBack],
    },
    {
      text: 'Turn around, take hands and look at each other. Each of you retells the other’s story in three sentences, beginning with: what I heard was. The teller only nods or corrects.',
      short: 'Face to face, retell each other’s story',
      softer: 'Side by side, hands held. One sentence each is enough.',
      seconds: 120,
      poses: ['seated-crossed-hands'],
    },
    {
      text: 'One of you sits behind and holds the other, both with knees up, hands over hands on the belly. Lean back into it and say nothing for a while. You have both been heard.',
      short: 'One holds the other from behind, no words',
      softer: 'Sit next to each other instead, shoulders touching.',
      seconds: 120,
      caution: 'In pregnancy rest the hands on the ribs, with no pressure on the belly.',
      poses: ['seated-wrap'],
      isCover: true,
    },
  ],
};
