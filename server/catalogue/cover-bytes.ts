import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** How many bytes a workout's covers take, by day and in the evening. */
export type CoverBytes = (workoutId: number) => number;

/** Of the built web app; where there is none, as in tests of the API, covers take nothing. */
export function coverBytesIn(webDir: string | undefined): CoverBytes {
  const bytes = new Map<number, number>();
  const directory = webDir && path.join(webDir, 'covers');
  for (const name of directory ? readdirSync(directory) : []) {
    const id = Number(/^(\d+)(-evening)?\.svg$/.exec(name)?.[1]);
    if (!directory || Number.isNaN(id)) continue;
    bytes.set(id, (bytes.get(id) ?? 0) + statSync(path.join(directory, name)).size);
  }
  return (workoutId) => bytes.get(workoutId) ?? 0;
}
