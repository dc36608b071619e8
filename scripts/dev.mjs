// `npm run dev`: the web on PORT (3000) with hot reload, the API behind it, restarted on change.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installPackages, root } from './prepare.mjs';

await installPackages();
const port = process.env.PORT ?? '3000';
const apiPort = String(Number(port) + 1);
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const options = { cwd: root, stdio: 'inherit' };
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], {
    ...options,
    env: { ...process.env, PORT: apiPort, APP_ORIGIN: `http://localhost:${port}` },
  }),
  spawn(bin('vite'), ['--strictPort'], {
    ...options,
    env: { ...process.env, PORT: port, API_PORT: apiPort },
  }),
];
function stop() {
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop).on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
