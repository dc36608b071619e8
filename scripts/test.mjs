// `npm test`: installs whatever is missing, then runs every check and every test.
import path from 'node:path';
import { npm, run, say } from './console.mjs';
import { installTools } from './install-tools.mjs';
import { build, installPackages, root } from './prepare.mjs';

const node = (...args) => run(process.execPath, args, { cwd: root });
const bin = (name) => path.join(root, 'node_modules', name);

await installPackages();
await installTools('browser', 'postgres', 'nginx');
say('Checking style, types and unused code');
await run(npm, ['run', '--silent', 'check'], { cwd: root });
await build();
say('Unit and API tests, on the embedded database and on PostgreSQL');
await node(bin('vitest/vitest.mjs'), 'run');
say('Browser tests');
await node(bin('@playwright/test/cli.js'), 'test');
