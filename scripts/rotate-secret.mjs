// `npm run rotate-secret`: seals every couple's key anew, from the old secret to a new one.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, installPackages, root } from './prepare.mjs';

await installPackages();
await build();
const built = path.join(root, 'dist/server/rotate-secret.js');
const { rotate } = await import(pathToFileURL(built).href);
try {
  console.log(await rotate(process.env));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
