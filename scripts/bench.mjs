// `npm run bench [-- phase…]` measures the cost of calls, growth, pages and rooms. See
// bench/run.ts.
import path from 'node:path';
import { run } from './console.mjs';
import { installTools } from './install-tools.mjs';
import { installPackages, root } from './prepare.mjs';

await installPackages();
await installTools('browser', 'postgres');
const bench = path.join(root, 'bench/run.ts');
await run(process.execPath, ['--import', 'tsx', bench, ...process.argv.slice(2)], { cwd: root });
