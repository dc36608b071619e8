import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

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

/** Leading, asking and listening. */
export const trustBedroom: readonly BedroomWorkoutSource[] = [
  {
    id: 510,
    title: 'Eyes Closed, Led Gently',
    description:
      'One of you closes the eyes, the other becomes the room. A slow walk in trust, led by hands, then by shoulders.',
    minutes: 12,
    difficulty: 'Intermediate',
    equipment: [],
    focus: ['closeness', 'balance'],
    impact: 'quiet',
    positions: ['standing'],
    caution:
      'Clear the floor and put out candles within reach before anyone walks with closed eyes. With balance trouble, stay seated and lead the hands only.',
    touchKinds: ['hands', 'embrace', 'led', 'weight'],
    steps: [
      {
        text: 'Stand face to face and hold hands. Choose who leads first. Agree: eyes may open at any moment, and stop ends the game at once. Take four breaths and feel the floor under your feet.',
        short: 'Hold hands, choose who leads, agree on stop',
        softer: 'Stand face to face with your hands your own. Eyes open all the way today.',
        seconds: 60,
        poses: ['hands-held'],
      },
      {
        text: 'The follower closes the eyes. Leader, keep yours open and hold both hands, low and still. Do not move yet. Wait until you feel the follower’s grip soften and the breath grow slow.',
        short: 'Follower closes the eyes, leader holds still',
        softer: 'Keep both pairs of eyes open. Hold hands, and wait.',
        seconds: 60,
        poses: ['led-by-hands'],
      },
      {
        text: 'Leader, walk slowly backward and let your hands invite. Follower, take small steps and trust the floor. Pause often. Glance over your own shoulder, so that you never lead into anything.',
        short: 'Leader walks backward, follower takes small steps',
        softer: 'Eyes open. Walk two small steps together, then stand.',
        seconds: 105,
        caution: 'Leader: you walk backward, so keep it to a few steps and look before each one.',
        poses: ['led-by-hands-step', 'led-by-hands'],
      },
      {
        text: 'Leader, come around behind and lay your hands on the shoulders. Steer with the lightest touch: both hands to walk, a gentle press back to stop. Follower, hold your hands a little ahead of you.',
        short: 'Leader behind, steer with hands on the shoulders',
        softer: 'Walk side by side instead, hand in hand.',
        seconds: 90,
        caution: 'Stay half a step behind, ready to steady. Stop at the first wobble.',
        poses: [traded('led-from-behind-still'), traded('led-from-behind')],
      },
      {
        text: 'Come to a halt. Follower, open your eyes and say what you noticed. Then trade: the new follower shuts the eyes, the new leader holds both hands and waits for the yes.',
        short: 'Stop, share what you noticed, then trade',
        softer: 'Stand still and talk for a moment. Trade only if you both want to.',
        seconds: 45,
        poses: [traded('led-by-hands')],
      },
      {
        text: 'New leader, step back and draw your partner after you, as if through water. Change the rhythm: slow, slower, still. New follower, breathe out with every step and let your hands listen.',
        short: 'New leader draws slowly, follower breathes out',
        softer: 'Eyes open, one small step, a long rest. Then perhaps another.',
        seconds: 105,
        caution: 'Short steps, soft knees. Leader, keep checking the way behind you.',
        poses: [traded('led-by-hands-step'), traded('led-by-hands')],
      },
      {
        text: 'New leader, walk behind now, palms on your partner’s shoulders. Guide a slow circle through the room and end where you began. The one in front may ask for slower at any step.',
        short: 'New leader behind, guide a slow circle',
        softer: 'Walk next to each other, slowly, once around, or not at all.',
        seconds: 90,
        poses: ['led-from-behind-still', 'led-from-behind'],
      },
      {
        text: 'Stop walking. The one in front crosses the hands over the heart and leans back, only a little, into the chest behind. The one behind stands with one foot back and holds the shoulders.',
        short: 'One leans back a little, the other holds',
        softer: 'Leave out the lean. Stand back to back and feel the warmth.',
        seconds: 60,
        caution:
          'Lean with a few pounds, not with your full weight, and not at all if the one behind has a sore back.',
        poses: ['lean-into-chest'],
      },
      {
        text: 'Trade the lean. Before you give your weight, ask: have you got me? Wait to hear it. Then let your shoulders rest in your partner’s hands for as long as it feels good.',
        short: 'Trade the lean: ask, hear yes, then rest',
        softer: 'Stand side by side, shoulders touching, on your own feet.',
        seconds: 60,
        caution: 'Keep both feet flat and stand up by yourself when you are done.',
        poses: [traded('lean-into-chest')],
      },
      {
        text: 'Turn to each other and embrace, eyes closed, with nobody leading now. Breathe until the two of you are still. Then say thank you for the trust.',
        short: 'Turn and embrace, eyes closed',
        softer: 'Stand near each other and breathe. An arm around, if you both like.',
        seconds: 45,
        poses: ['embrace'],
      },
    ],
  },
  {
    id: 511,
    title: 'Yes, No, Softer',
    description:
      'A game of asking and answering. Small touches on hand, arm, shoulder and cheek, each one wanted before it comes.',
    minutes: 16,
    difficulty: 'Intermediate',
    equipment: [],
    focus: ['closeness'],
    impact: 'quiet',
    positions: ['floor'],
    touchKinds: ['hands', 'words', 'cheek', 'eyes-closed'],
    steps: [
      {
        text: 'Sit cross-legged, face to face, and practice three words aloud: yes, no, softer. Each is a complete answer. Whoever asks says thank you to all of them. Silence counts as no.',
        short: 'Face to face, practice yes, no and softer',
        softer: 'Practice only one word: softer. Say it, and hear thank you.',
        seconds: 75,
        poses: ['seated-crossed'],
      },
      {
        text: 'One of you closes the eyes. The other asks: may I touch your hand? After a yes, stroke it slowly with your fingertips, from the wrist out. Receiver, steer with your words and breathe.',
        short: 'Ask for the hand, then stroke it slowly',
        softer: 'Ask, and let the hand rest in yours without stroking.',
        seconds: 105,
        poses: ['seated-hand-touch'],
      },
      {
        text: 'Ask again: may I touch your arm? Draw one unhurried line up to the elbow and back down. Try a flat palm, then a single finger, and let your partner say which one stays.',
        short: 'Ask for the arm, one slow line up and back',
        softer: 'Stay with the hand. The arm can wait for another night.',
        seconds: 90,
        poses: ['seated-arm-touch'],
      },
      {
        text: 'May I touch your shoulder? Rest your whole hand there and do nothing for three breaths. Then squeeze once, and ask whether softer would be better.',
        short: 'Ask for the shoulder, rest your hand three breaths',
        softer: 'Lay your hand near the shoulder, not on it. Breathe three times.',
        seconds: 90,
        poses: ['seated-shoulder-touch'],
      },
      {
        text: 'May I touch your cheek? Come close with the back of your fingers first, then let the palm arrive. The one who receives leans into it, or leans away; both are good.',
        short: 'Ask for the cheek, fingers first, then the palm',
        softer: 'Leave the cheek. Look, smile, and ask something easy.',
        seconds: 75,
        poses: ['seated-cheek'],
      },
      {
        text: 'Swap. The one who asked now closes the eyes and offers a hand. New asker, say the question plainly and wait for the word. Then trace the palm as slowly as you can bear.',
        short: 'Swap: ask for the hand and trace the palm',
        softer: 'Eyes may stay open. Hold out a hand, and take it back whenever you like.',
        seconds: 105,
        poses: [traded('seated-hand-touch')],
      },
      {
        text: 'Ask for the arm. This time the receiver gives directions: slower, warmer, stay there. The asker follows every one of them, like a hand reading a letter.',
        short: 'Ask for the arm, follow every direction',
        softer: 'Only the back of the hand, only one finger, only once.',
        seconds: 90,
        poses: [traded('seated-arm-touch')],
      },
      {
        text: 'Ask for the shoulder. Let your palm sink in on your partner’s breath out. Receiver, say no once just for practice, and feel how lightly the hand goes away.',
        short: 'Ask for the shoulder, receiver says no once',
        softer: 'Ask for nothing now. Sit close and take a breath together.',
        seconds: 90,
        poses: [traded('seated-shoulder-touch')],
      },
      {
        text: 'Ask for the cheek. Hold it as if you had all night. Receiver, keep your eyes closed and find one word for how this feels; say it when you are ready.',
        short: 'Ask for the cheek, hold it as if all night',
        softer: 'Hold your own cheek in your own hand, and look at each other.',
        seconds: 75,
        poses: [traded('seated-cheek')],
      },
      {
        text: 'Open your eyes and take both hands. Tell each other which yes came easily, which one surprised you, and what you would like to be asked some other night.',
        short: 'Eyes open, hands held, tell which yes came easily',
        softer: 'Hold hands and stay quiet. Telling can wait.',
        seconds: 90,
        poses: ['seated-crossed-hands'],
      },
      {
        text: 'Move in, one hand on your partner’s heart, the other on your own. Breathe in for four, out for six. Everything that was said here stays between the two of you.',
        short: 'A hand on each heart, in for four, out for six',
        softer: 'Both hands on your own heart. Breathe, and let it be enough.',
        seconds: 75,
        poses: ['hands-on-hearts'],
      },
    ],
  },
  {
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
        text: 'Turn around, take hands and look at each other. Each of you retells the other’s story in three sentences, beginning with: what I heard was. The teller only nods or mends.',
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
      },
    ],
  },
];
