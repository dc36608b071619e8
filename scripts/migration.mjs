// Until the first release there is one generated migration: this writes it anew from the schema.
// Existing local databases never run it again, so whatever they need (a renamed table, a new column)
// is also written, by hand and repeatable, into 0001_by_hand.sql, which runs again on every database.
// From the first release on, migrations are only ever added: then this becomes `drizzle-kit generate`.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const migrations = path.join(root, 'server/db/migrations');
/** The time of the last migration before they became one: databases that have it skip the first. */
const FIRST_AT = 1_794_820_552_415;

rmSync(path.join(migrations, '0000_first.sql'), { force: true });
rmSync(path.join(migrations, 'meta'), { recursive: true, force: true });
execFileSync('npx', ['drizzle-kit', 'generate', '--name', 'first'], {
  cwd: root,
  stdio: 'inherit',
});
// The template of the last build holds the tables of before.
rmSync(path.join(root, 'dist/empty-database.tar.gz'), { force: true });
const entry = (idx, tag, when) => ({ idx, version: '7', when, tag, breakpoints: true });
const entries = [entry(0, '0000_first', FIRST_AT), entry(1, '0001_by_hand', Date.now())];
writeFileSync(
  path.join(migrations, 'meta/_journal.json'),
  `${JSON.stringify({ version: '7', dialect: 'postgresql', entries }, null, 2)}\n`,
);
