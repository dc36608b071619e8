// `npm run faults [-- name… --may-skip]`: what may befall the app in earnest, one line each with its
// figures. What this machine cannot do fails the whole, unless it may be skipped.
import path from 'node:path';
import { run } from './console.mjs';
import { installTools } from './install-tools.mjs';
import { build, installPackages, root } from './prepare.mjs';

await installPackages();
await installTools('postgres', 'faketime');
await build();
const faults = path.join(root, 'tests/faults/run.ts');
await run(process.execPath, ['--import', 'tsx', faults, ...process.argv.slice(2)], { cwd: root });
