import type { Database } from '../db/database.ts';
import { answerAsks } from './ask.ts';

type Options = { secret: string; keyId: string; now: () => Date };

/** Lets `npm run backup` copy the database of an app that goes on serving. */
export function answerBackups(
  onDisk: NonNullable<Database['onDisk']>,
  { secret, keyId, now }: Options,
  onFailure: (error: unknown) => void,
): void {
  const answer = answerAsks(
    secret,
    async ({ withSecret }) => {
      // Loaded when it is first asked for, which on most days is never.
      const { archiveOf } = await import('./archive.ts');
      return archiveOf(onDisk.files(), { keyId, now, secret: withSecret ? secret : undefined });
    },
    onFailure,
  );
  onDisk.onCall(answer);
}
