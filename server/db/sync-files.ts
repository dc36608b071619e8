import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Pushes every file that changed since `since` to the disk. The embedded database syncs only its
 * log; after a checkpoint the log no longer covers the data files, so they are synced from here.
 */
export async function syncFiles(directory: string, since: Date): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    try {
      if ((await stat(file)).mtime < since) continue;
      const handle = await open(file, 'r');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      // A log segment may be recycled between the listing and the visit.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
