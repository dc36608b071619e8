// `npm run test:node -- 24 [part…]` runs the tests under another version of Node, from the npm
// registry. Parts are the same as for `npm test`; the default is the unit, API and process tests.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { npm, run, say } from './console.mjs';
import { installPackages, root } from './prepare.mjs';

const [version = '', ...parts] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error('Name a version of Node: npm run test:node -- 24');
  process.exit(1);
}

/**
 * Name of the package that holds the binary; the package `node` only fetches it by an install
 * script.
 */
function binaryPackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const isAppleSilicon = platform === 'darwin' && process.arch === 'arm64';
  return `${isAppleSilicon ? 'node-bin' : 'node'}-${platform}-${process.arch}`;
}

await installPackages();
const home = path.join(root, 'node_modules/.cache', `node-${version}`);
const install = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund'];
await run(npm, [...install, `${binaryPackage()}@${version}`]);
const bin = path.join(home, 'node_modules', binaryPackage(), 'bin');
const node = path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
say(`Testing under Node ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()}`);
const chosen = parts.length > 0 ? parts : ['unit', 'postgres', 'embedded', 'process'];
// Put this Node first in PATH, since the tests start further processes of Node by name.
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
await run(node, [path.join(root, 'scripts/test.mjs'), ...chosen], { cwd: root, env });
