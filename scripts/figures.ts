/*
 * Shows the figures to the people who draw them:
 *   npm run figures                             two pages: every step of every workout, every named pose
 *   npm run figures -- alike                    neighboring steps that begin almost alike,
 *                                               and steps with the same list of poses
 *   npm run figures -- 206.7 208 /tmp/look.png  step 7 of workout 206 and all of 208, large: key poses,
 *                                               and a third and two thirds of the way between them
 *   npm run figures -- 206.7 /tmp/look.png evening     the same in the dark theme's light
 */
import { alikeSteps } from './figures/alike-steps.ts';
import { contactSheets } from './figures/contact-sheets.ts';
import { pictureOf } from './figures/large-picture.ts';

const words = process.argv.slice(2);
const file = words.find((word) => word.endsWith('.png'));
const steps = words.filter((word) => /^\d+(\.\d+)?$/.test(word));

if (words.length === 0) contactSheets();
else if (words[0] === 'alike') await alikeSteps();
else if (file && steps.length > 0) {
  await pictureOf(steps, file, words.includes('evening') ? 'evening' : 'day');
} else {
  console.error('npm run figures [-- alike | -- 206.7 … picture.png [evening]]');
  process.exitCode = 1;
}
