import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Syncs the files changed since `since`: the embedded database itself syncs only its log. */
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
      // Skip a log segment that was removed between the listing and the visit.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
