// `npm run backup` and its like. Where there is a build it is used as it is, because the app may be
// serving from it: replacing it, or its packages, is for `npm start` alone.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, canRun, installPackages, root } from './prepare.mjs';

if (!canRun()) {
  await installPackages();
  await build();
}
await import(pathToFileURL(path.join(root, 'dist/server/cli.js')).href);
