import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

/** Nightly tests: commands that an operator runs by hand, and two weeks of traffic. */
export const NIGHTLY_API_TESTS = [
  'server/admin/cli/{move-to-postgres,rotate-secret}/**',
  'server/two-weeks.api.test.ts',
];

/** Tests of storage itself. Browser tests make every other call on the embedded database. */
const ALWAYS = /^server\/(db|journal)\//;
/**
 * Tests that behave differently on the embedded database. Code for PostgreSQL alone does not count.
 */
const DIFFERS_ON_EMBEDDED = /isEmbedded|=== 'embedded'/;

/** Lists the API tests that `npm test` runs on the embedded database as well as on PostgreSQL. */
export function filesThatDifferByDatabase() {
  return readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api.test.ts'))
    .map((file) => `server/${file.split(path.sep).join('/')}`)
    .filter(
      (file) =>
        ALWAYS.test(file) || DIFFERS_ON_EMBEDDED.test(readFileSync(path.join(root, file), 'utf8')),
    );
}
