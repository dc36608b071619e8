import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * Files that the app needs to open without a network. Pictures and other alphabets are kept once
 * used.
 */
const PRECACHED = /\.(js|css)$|-(basic|more)-[\w-]+\.woff2$|^\/(favicon|planner)\.svg$/;
const KEPT_ON_USE = /\.(woff2|svg|wav)$/;
const HASHED = /^\/assets\//;

/**
 * Writes the app shell, the name of this build and the service worker, which knows every file that
 * browsers may keep. Runs after all kept files are built, and before everything is compressed.
 */
export async function buildServiceWorker({ root, dist }) {
  const web = path.join(dist, 'web');
  const { appShell } = await import(pathToFileURL(path.join(dist, 'server/app-shell.js')).href);
  const shell = {
    template: await readFile(path.join(web, 'index.html'), 'utf8'),
    splash: JSON.parse(await readFile(path.join(web, 'prerendered.json'), 'utf8')).splash,
  };
  const files = await staticFiles(web);
  const id = hashOf(appShell({ ...shell, build: '' }) + JSON.stringify(files));
  await writeFile(path.join(web, 'app-shell.html'), appShell({ ...shell, build: id }));
  await writeFile(path.join(web, 'build.json'), JSON.stringify({ id }));

  const precached = files.filter(({ url }) => PRECACHED.test(url));
  const facts = {
    id,
    precached: [...precached, { url: '/app-shell.html', revision: id }],
    keptOnUse: files.filter((file) => !precached.includes(file)),
  };
  const workers = { 'service-worker': facts, 'remove-service-worker': null };
  for (const [name, given] of Object.entries(workers)) {
    const input = { [name]: path.join(root, `client/offline/service-worker/${name}.ts`) };
    await build({
      configFile: path.join(root, 'vite.service-worker.config.ts'),
      define: { BUILD_FACTS: JSON.stringify(given) },
      build: { rolldownOptions: { input } },
      logLevel: 'warn',
    });
  }
}

async function staticFiles(web) {
  const operators = await operatorsFiles(web);
  const entries = await readdir(web, { recursive: true, withFileTypes: true });
  const urls = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(web, path.join(entry.parentPath, entry.name))}`)
    .filter((url) => (PRECACHED.test(url) || KEPT_ON_USE.test(url)) && !operators.has(url))
    .sort();
  return Promise.all(
    urls.map(async (url) => ({
      url,
      revision: HASHED.test(url) ? null : hashOf(await readFile(path.join(web, url))),
    })),
  );
}

/** Lists the operators' files, which are not kept: operators work at a desk, with a network. */
async function operatorsFiles(web) {
  const manifest = JSON.parse(await readFile(path.join(web, 'manifest.json'), 'utf8'));
  return new Set(
    Object.values(manifest)
      .filter(({ name }) => name === 'DeskPage')
      .flatMap(({ file, css = [] }) => [file, ...css].map((name) => `/${name}`)),
  );
}

const hashOf = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 16);
