// Generates the single migration again from the schema; there is only one until the first release.
// Existing local databases never run that migration again, so that their changes (a renamed table,
// a new column) are also written by hand, in a repeatable form, into 0001_by_hand.sql, which runs
// again on every database. From the first release on, migrations are only ever added: then this
// script becomes `drizzle-kit generate`.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const migrations = path.join(root, 'server/db/migrations');
/** Time of the last migration before all became one: databases that have it skip the first. */
const FIRST_AT = 1_794_820_552_415;

rmSync(path.join(migrations, '0000_first.sql'), { force: true });
rmSync(path.join(migrations, 'meta'), { recursive: true, force: true });
execFileSync('npx', ['drizzle-kit', 'generate', '--name', 'first'], {
  cwd: root,
  stdio: 'inherit',
});
// Remove the last build's template, which holds the old tables.
rmSync(path.join(root, 'dist/empty-database.tar.gz'), { force: true });
const entry = (idx, tag, when) => ({ idx, version: '7', when, tag, breakpoints: true });
const entries = [entry(0, '0000_first', FIRST_AT), entry(1, '0001_by_hand', Date.now())];
writeFileSync(
  path.join(migrations, 'meta/_journal.json'),
  `${JSON.stringify({ version: '7', dialect: 'postgresql', entries }, null, 2)}\n`,
);
