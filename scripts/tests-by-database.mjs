import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

/** What an operator runs by hand, and two weeks of traffic: for a nightly run. */
export const NIGHTLY_API_TESTS = [
  'server/admin/cli/{move-to-postgres,rotate-secret}/**',
  'server/two-weeks.api.test.ts',
];

/** What is kept, and how; browser tests make every other call on the embedded database. */
const ALWAYS = /^server\/(db|journal)\//;
/** Tests that do something else on the embedded database; what is for PostgreSQL alone is no reason. */
const DIFFERS_ON_EMBEDDED = /isEmbedded|=== 'embedded'/;

/** The API tests that `npm test` runs on the embedded database as well as on PostgreSQL. */
export function filesThatDifferByDatabase() {
  return readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api.test.ts'))
    .map((file) => `server/${file.split(path.sep).join('/')}`)
    .filter(
      (file) =>
        ALWAYS.test(file) || DIFFERS_ON_EMBEDDED.test(readFileSync(path.join(root, file), 'utf8')),
    );
}
