import { drawCovers } from './catalogue/covers.ts';
import { drawFirstSteps } from './catalogue/first-steps.ts';
import { drawChallengePictures } from './progress/challenges/pictures.ts';
import { drawPictures as drawProducts } from './shop/pictures.ts';

/** Maximum bytes of one picture, compressed. */
const WORKOUT_BYTES = 12_000;
const PRODUCT_BYTES = 8_000;

type Drawn = { url: string; svg: string; mostBytes: number };

/** Draws every picture that the build writes, one list after the other. */
export function* drawAll(): Generator<Drawn> {
  for (const draw of [drawCovers, drawFirstSteps, drawChallengePictures])
    for (const { url, svg } of draw()) yield { url, svg, mostBytes: WORKOUT_BYTES };
  for (const { url, svg } of drawProducts()) yield { url, svg, mostBytes: PRODUCT_BYTES };
}
