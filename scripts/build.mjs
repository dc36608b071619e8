// Builds both halves, prerenders the landing page, draws the pictures, compresses what never changes,
// and makes the empty database that a first start unpacks.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'vite';
import { pageFiles } from './page-files.mjs';
import { markBuilt, root, sourcesStamp } from './prepare.mjs';

const dist = path.join(root, 'dist');
const web = path.join(dist, 'web');
/** Fonts and images that are compressed already gain nothing. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;
/** What a picture may weigh on its way to a phone. */
const COVER_BYTES = 12_000;
const PRODUCT_BYTES = 8000;

// Taken first: what is changed meanwhile has not been built.
const stamp = sourcesStamp();
await rm(dist, { recursive: true, force: true });
await build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
await refuseCircles();
await build({ configFile: path.join(root, 'vite.server.config.ts'), logLevel: 'warn' });
await cp(path.join(root, 'server/db/migrations'), path.join(dist, 'server/migrations'), {
  recursive: true,
});
await writeLandingPage();
await writePageFiles();
await writeOpenings();
await writeCovers();
await writeProductPictures();
await compressAll();
await writeEmptyDatabase();
markBuilt(stamp);

/** Files of the bundle that wait for each other leave every page blank, and no compiler says so. */
async function refuseCircles() {
  const manifest = JSON.parse(await readFile(path.join(web, 'manifest.json'), 'utf8'));
  const done = new Set();
  const visit = (name, waiting) => {
    if (waiting.includes(name)) throw new Error(`${[...waiting, name].join(' waits for ')}.`);
    if (done.has(name)) return;
    for (const next of manifest[name].imports ?? []) visit(next, [...waiting, name]);
    done.add(name);
  };
  for (const name of Object.keys(manifest)) visit(name, []);
}

async function writeLandingPage() {
  const shell = await readFile(path.join(web, 'index.html'), 'utf8');
  const prerender = pathToFileURL(path.join(dist, 'server/prerender.js')).href;
  const { prerenderLanding, prerenderSplash } = await import(prerender);
  const markup = await prerenderLanding();
  const splash = `<div class="first-moment">${await prerenderSplash()}</div>`;
  const waiting = shell.replace('<div class="first-moment"></div>', () => splash);
  await writeFile(path.join(web, 'index.html'), waiting);
  const landing = shell
    .replace('<html ', '<html data-prerendered ')
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
  if (!landing.includes(markup))
    throw new Error('index.html has no empty root for the landing page.');
  await writeFile(path.join(web, 'landing.html'), landing);
}

async function writePageFiles() {
  const routes = await readFile(path.join(root, 'client/app/routes.ts'), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(web, 'manifest.json'), 'utf8'));
  await writeFile(path.join(web, 'pages.json'), JSON.stringify(pageFiles(routes, manifest)));
}

async function writeOpenings() {
  const built = (name) => import(pathToFileURL(path.join(dist, `server/${name}.js`)).href);
  const { prerenderOpenings } = await built('prerender');
  const { allWorkouts } = await built('catalogue');
  const openings = await prerenderOpenings(allWorkouts());
  for (const [page, html] of Object.entries(openings)) {
    if (html.includes(' style="')) throw new Error(`${page} has a style that no browser may obey.`);
  }
  await writeFile(path.join(web, 'openings.json'), JSON.stringify(openings));
}

async function writeCovers() {
  const { drawCovers } = await import(pathToFileURL(path.join(dist, 'server/covers.js')).href);
  await mkdir(path.join(web, 'covers'), { recursive: true });
  for (const { id, svg } of drawCovers()) await writePicture(`covers/${id}.svg`, svg, COVER_BYTES);
}

async function writeProductPictures() {
  const drawing = pathToFileURL(path.join(dist, 'server/product-pictures.js')).href;
  const { drawPictures } = await import(drawing);
  await mkdir(path.join(web, 'products'), { recursive: true });
  for (const { url, svg } of drawPictures()) await writePicture(url, svg, PRODUCT_BYTES);
}

async function writePicture(name, svg, most) {
  const { length } = await promisify(gzip)(svg, { level: 9 });
  if (length > most) throw new Error(`The picture ${name} weighs ${length} bytes.`);
  await writeFile(path.join(web, name), svg);
}

async function compressAll() {
  const entries = await readdir(web, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

async function writeEmptyDatabase() {
  const database = await PGlite.create();
  const dump = await database.dumpDataDir('gzip');
  await writeFile(path.join(dist, 'empty-database.tar.gz'), Buffer.from(await dump.arrayBuffer()));
  await database.close();
}
