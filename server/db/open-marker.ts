import { open, readFile, unlink } from 'node:fs/promises';

/** `making`: not usable yet. `open`: in use. No marker: closed in order, or never there. */
type Phase = 'making' | 'open';

/**
 * A file beside the database that says how far it is. Whoever finds it holds the directory's lock
 * and so knows that the process which wrote it was cut short.
 */
export function openMarker(file: string) {
  return {
    async read(): Promise<Phase | null> {
      try {
        // Only the very word gives a database up: a marker cut short itself must not.
        return (await readFile(file, 'utf8')) === 'making' ? 'making' : 'open';
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(phase: Phase): Promise<void> {
      const handle = await open(file, 'w', 0o600);
      await handle.writeFile(phase);
      await handle.sync();
      await handle.close();
    },
    remove: () => unlink(file),
  };
}
