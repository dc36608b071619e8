import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the bytes of a workout's covers, by day and in the evening together. */
export type CoverBytes = (workoutId: number) => number;

/**
 * Measures the built web app's covers. Without a build, as in tests of the API, covers have no
 * bytes.
 */
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
