// `npm run faults [-- name… --may-skip]` tests real failures of the app, one line each with its
// figures. A test that this machine cannot run fails the whole run, unless skipping is allowed.
import path from 'node:path';
import { run } from './console.mjs';
import { installTools } from './install-tools.mjs';
import { build, installPackages, root } from './prepare.mjs';

await installPackages();
await installTools('postgres', 'faketime');
await build();
const faults = path.join(root, 'tests/faults/run.ts');
await run(process.execPath, ['--import', 'tsx', faults, ...process.argv.slice(2)], { cwd: root });
