// `npm run test:node -- 24 [part…]` runs the tests under another version of Node, from the npm
// registry. Parts are the same as for `npm test`; the default is the unit, API and process tests.
import { npm, run } from './console.mjs';
import { root } from './prepare.mjs';

const [version = '24', ...parts] = process.argv.slice(2);
// Name the package that holds the binary: the package `node` only fetches it by an install script.
const platform = `${process.platform}-${process.arch}`;
const binary = platform === 'darwin-arm64' ? `node-bin-${platform}` : `node-${platform}`;
const chosen = parts.length > 0 ? parts : ['unit', 'postgres', 'embedded', 'process'];
// Put this Node first in PATH, as npm does, since the tests start further processes by name.
const command = ['exec', '--yes', `--package=${binary}@${version}`, '--', 'node'];
await run(npm, [...command, 'scripts/test.mjs', ...chosen], { cwd: root });
