import type { TouchKind } from '../contract/bedroom/consent.ts';
import type { ProductId } from '../contract/shop/products.ts';

/**
 * Questions of “Yes, maybe, no” in their order: simple things first. Every workout has turns, so
 * that each question means both giving and receiving.
 */
export const touchKindGroups: readonly {
  heading: string;
  questions: readonly (readonly [TouchKind, string])[];
}[] = [
  {
    heading: 'Being close',
    questions: [
      ['breath', 'Breathing slowly, until your breaths find each other'],
      ['gaze', 'Looking into each other’s eyes for a while, without a word'],
      ['hands', 'Holding hands, or a hand on each other’s heart'],
      ['faces', 'Faces close: foreheads together, or cheek to cheek'],
      ['embrace', 'A long embrace, face to face or from behind'],
      ['lap', 'A head in a lap, held and at rest'],
      ['spoons', 'Lying close on your sides, one behind the other'],
      ['words', 'Saying tender things aloud, and hearing them'],
    ],
  },
  {
    heading: 'Hands',
    questions: [
      ['hand-massage', 'A slow hand massage, finger by finger'],
      ['shoulders', 'Neck and shoulders, softly kneaded'],
      ['back', 'A long back rub'],
      ['feet', 'Feet and calves, held and massaged'],
      ['hair', 'Fingers through the hair and over the temples'],
      ['cheek', 'A palm along the cheek'],
      ['oil', 'Warm oil on the skin'],
    ],
  },
  {
    heading: 'The senses',
    questions: [
      ['eyes-closed', 'Being touched with your eyes closed'],
      ['scent', 'Scents, slowly brought near'],
      ['silk', 'Silk, drawn lightly along an arm'],
      ['blindfold', 'A blindfold, tied by someone you trust'],
    ],
  },
  {
    heading: 'Moving and playing',
    questions: [
      ['dance', 'Moving together: a slow dance, or as each other’s mirror'],
      ['led', 'Being led through the room with your eyes closed'],
      ['weight', 'Leaning on each other, and giving your weight'],
      ['stretching', 'Stretching together, with a helping hand'],
      ['dares', 'A game of questions and small dares, where passing is always allowed'],
    ],
  },
];

/**
 * Kinds of touch for products on the romantic shelf and the bedroom shelf of the store; clothes
 * have none.
 */
export const productTouchKinds: Readonly<Record<ProductId, readonly TouchKind[]>> = {
  'couples-workout-set': [],
  'silk-sleep-set': [],
  'first-light-perfume': ['scent'],
  'after-dark-perfume': ['scent'],
  'candle-collection': ['oil'],
  'blindfold-set': ['eyes-closed', 'blindfold'],
  'couples-game': ['words', 'dares'],
};
