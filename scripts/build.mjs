// Builds client and server, prerenders the landing page, draws the pictures, builds the service
// worker that keeps them, compresses static files, and creates the empty, migrated database that a
// first start unpacks.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import sharp from 'sharp';
import { build } from 'vite';
import { buildServiceWorker } from './build-service-worker.mjs';
import { drawIcons } from './draw-icons.mjs';
import { markBuilt, root, sourcesStamp } from './prepare.mjs';

const dist = path.join(root, 'dist');
const web = path.join(dist, 'web');
/** Text formats. Fonts and images are compressed already and would gain nothing. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Loads a module of the server as it was just built. */
const load = (module) => import(pathToFileURL(path.join(dist, 'server', module)).href);

// Take the stamp first: sources that change during the build have not been built.
const stamp = sourcesStamp();
await rm(dist, { recursive: true, force: true });
await build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
await build({ configFile: path.join(root, 'vite.server.config.ts'), logLevel: 'warn' });
await cp(path.join(root, 'server/db/migrations'), path.join(dist, 'server/migrations'), {
  recursive: true,
});
await prerenderPages();
await writePictures();
await writePreview();
await drawIcons(web, await load('app-icons.js'));
await buildServiceWorker({ root, dist });
await compressAll();
await writeEmptyDatabase();
markBuilt(stamp);

async function prerenderPages() {
  const { prerenderLanding, prerenderSplash } = await load('prerender.js');
  const prerendered = {
    landing: await prerenderLanding(),
    splash: await prerenderSplash(),
  };
  await writeFile(path.join(web, 'prerendered.json'), JSON.stringify(prerendered));
}

async function writePictures() {
  const { drawAll } = await load('drawn-pictures.js');
  for (const { url, svg, mostBytes } of drawAll()) await writePicture(url, svg, mostBytes);
}

/** Draws the preview as PNG, since link previews do not show SVG. */
async function writePreview() {
  const { previewSvg, PREVIEW } = await load('preview.js');
  const drawn = sharp(Buffer.from(previewSvg())).resize(PREVIEW);
  await writeFile(path.join(web, 'preview.png'), await drawn.png({ palette: true }).toBuffer());
}

async function writePicture(name, svg, most) {
  const { length } = await promisify(gzip)(svg, { level: 9 });
  if (length > most) throw new Error(`The picture ${name} weighs ${length} bytes.`);
  const file = path.join(web, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, svg);
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
  await migrate(drizzle(database), { migrationsFolder: path.join(dist, 'server/migrations') });
  await database.exec('CHECKPOINT');
  const dump = await database.dumpDataDir('gzip');
  await writeFile(path.join(dist, 'empty-database.tar.gz'), Buffer.from(await dump.arrayBuffer()));
  await database.close();
}
