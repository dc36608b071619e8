import type { ProductId } from '../../contract/shop/products.ts';
import { blindfolds } from './blindfolds.ts';
import { candles } from './candles.ts';
import { roundFlacon, tallFlacon } from './flacons.ts';
import { game } from './game.ts';
import { type PlaceholderArt, stillLifeSvg, type Tone, toneOf } from './kit.ts';
import { sleepSet } from './sleep-set.ts';
import { workoutSet } from './workout-set.ts';

type Drawing = { draw: (tone: Tone) => PlaceholderArt; color: string };

/** Still life of each product, with its default color. */
const drawings: Readonly<Record<ProductId, Drawing>> = {
  'couples-workout-set': { draw: workoutSet, color: '#e1623f' },
  'silk-sleep-set': { draw: sleepSet, color: '#d9a3a0' },
  'first-light-perfume': { draw: tallFlacon, color: '#f0b878' },
  'after-dark-perfume': { draw: roundFlacon, color: '#b3532f' },
  'candle-collection': { draw: candles, color: '#ecab78' },
  'blindfold-set': { draw: blindfolds, color: '#8f1f3c' },
  'couples-game': { draw: game, color: '#5d3260' },
};

/** Draws the picture of a product, in a chosen color or its default one. */
export function drawProduct(id: ProductId, name: string, color?: string): string {
  const { draw, color: own } = drawings[id];
  return stillLifeSvg(name, draw(toneOf(color ?? own)));
}
