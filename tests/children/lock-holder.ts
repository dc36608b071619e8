import { lockDirectory } from '../../server/db/embedded/directory-lock.ts';

/** Runs as its own process: holds a directory until killed, or says why it cannot. */
const [, , directory = ''] = process.argv;
try {
  await lockDirectory(directory);
  console.log('held');
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log((error as Error).message);
}
