import { lockDirectory } from '../../server/db/embedded/directory-lock.ts';

/** A process of its own that holds a directory until it is killed, or says why it cannot. */
const [, , directory = ''] = process.argv;
try {
  await lockDirectory(directory);
  console.log('held');
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log((error as Error).message);
}
