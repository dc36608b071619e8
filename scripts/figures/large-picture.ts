import sharp from 'sharp';
import type { Light } from '../../illustration/rooms/backdrop.ts';
import { frameBetween, frameSvg } from '../../illustration/solved-scene.ts';
import { allWorkouts } from '../../server/catalogue/catalogue.ts';
import { type StepPicture, stepPictures } from '../../tests/step-pictures.ts';

const KEY = { width: 640, height: 480 };
const BETWEEN = { width: 320, height: 240 };
const GAP = 8;

/** Draws steps below each other: key poses large, and the poses in between beside the first. */
export async function pictureOf(names: readonly string[], file: string, light: Light) {
  const isWanted = ({ name }: StepPicture) =>
    names.some((wanted) => name === wanted || name.startsWith(`${wanted}.`));
  const steps = allWorkouts.flatMap((workout) => stepPictures(workout, { light })).filter(isWanted);
  const rows = await Promise.all(steps.map(rowOf));
  const width = Math.max(...rows.map((row) => row.width));
  const height = rows.length * (KEY.height + GAP);
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(
      rows.flatMap(({ pictures }, row) =>
        pictures.map(({ left, top, input }) => ({
          input,
          left,
          top: top + row * (KEY.height + GAP),
        })),
      ),
    )
    .png()
    .toFile(file);
  for (const { name, text } of steps) console.log(`${name} ${text}`);
  console.log(file);
}

async function rowOf({ name, solvedScene }: StepPicture) {
  const pictures: { input: Buffer; left: number; top: number }[] = [];
  let left = 0;
  for (const key of solvedScene.keys.keys()) {
    pictures.push({ input: await drawn(name, solvedScene, key, KEY), left, top: 0 });
    left += KEY.width + GAP;
    if (key === solvedScene.keys.length - 1) break;
    for (const [place, top] of [
      [0.3, 0],
      [0.6, BETWEEN.height],
    ] as const) {
      pictures.push({ input: await drawn(name, solvedScene, key + place, BETWEEN), left, top });
    }
    left += BETWEEN.width + GAP;
  }
  return { pictures, width: left };
}

function drawn(name: string, solvedScene: StepPicture['stage'], place: number, size: typeof KEY) {
  const svg = frameSvg(solvedScene, frameBetween(solvedScene, place), name);
  return sharp(Buffer.from(svg), { density: (72 * size.width) / KEY.width })
    .resize(size.width, size.height)
    .png()
    .toBuffer();
}
