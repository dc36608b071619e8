// `npm run backup` and its like: whatever is missing is installed and built, then the command runs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, installPackages, root } from './prepare.mjs';

await installPackages();
await build();
await import(pathToFileURL(path.join(root, 'dist/server/command.js')).href);
