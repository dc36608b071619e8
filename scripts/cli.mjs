// Runs `npm run backup` and other commands. An existing build is used unchanged, because the app
// may be serving from it: only `npm start` replaces the build or its packages.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, canRun, installPackages, root } from './prepare.mjs';

if (!canRun()) {
  await installPackages();
  await build();
}
await import(pathToFileURL(path.join(root, 'dist/server/cli.js')).href);
