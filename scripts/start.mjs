// `npm start` installs and builds missing parts, then serves in this very process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, installPackages, root } from './prepare.mjs';

await installPackages();
await build();
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
