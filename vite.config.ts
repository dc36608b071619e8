import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { workoutCounts } from './content/workout-counts.ts';
import { fillSlots, tabLinks } from './server/http/page-html.ts';

/** The oldest browsers that know all the pages need (docs/browsers.md). */
const OLDEST_BROWSERS = ['chrome123', 'firefox128', 'safari17.5'];

const PICTURES = path.join(import.meta.dirname, 'server/drawn-pictures.ts');

/** While developing, pictures are drawn when they are asked for: an edited pose shows at once. */
const livePictures: Plugin = {
  name: 'live-pictures',
  apply: 'serve',
  configureServer(server) {
    const drawnAt = async (url: string | undefined) => {
      const { drawAll } = await server.ssrLoadModule(PICTURES);
      for (const picture of drawAll()) if (picture.url === url) return picture.svg;
      return null;
    };
    server.middlewares.use((request, response, next) => {
      if (!/^\/(covers|products)\//.test(request.url ?? '')) return next();
      drawnAt(request.url).then(
        (svg) => (svg ? response.setHeader('content-type', 'image/svg+xml').end(svg) : next()),
        next,
      );
    });
  },
};

/** Categories say how many workouts they have; the workouts themselves stay on the server. */
const workoutCountsAlone: Plugin = {
  name: 'workout-counts-alone',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/content/workout-counts.ts')
      ? `export const workoutCounts = ${JSON.stringify(workoutCounts)};`
      : undefined,
};

/** In development there is no server of ours to fill the slots of index.html. */
const emptySlots: Plugin = {
  name: 'empty-slots',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      fillSlots(html, {
        attributes: '',
        head: tabLinks({ isDiscreet: false }),
        root: '',
        splash: '',
      }),
  },
};

/**
 * The chunk of all that the landing page imports statically, and that other pages use as well; and
 * one of what the very first script needs, so that it runs before React has arrived.
 */
const client = (name: string) => path.join(import.meta.dirname, 'client', name);
function startChunks() {
  let inBoot: Set<string> | null = null;
  let inStart: Set<string> | null = null;
  return (id: string, graph: Rolldown.ChunkingContext) => {
    inBoot ??= importedBy(client('boot.ts'), graph);
    inStart ??= importedBy(client('main-landing.tsx'), graph);
    if (inBoot.has(id)) return 'boot';
    return inStart.has(id) && !/\/landing\/|\/LandingRoot/.test(id) ? 'start' : null;
  };
}

function importedBy(module: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(module);
  return found;
}

/** A module that as many pages import is in the one file that all pages load; a small one sooner. */
const PAGES_THAT_SHARE = { most: 8, small: 4 };
const SMALL_BYTES = 1500;

/** The browser's half. `scripts/build.mjs` builds it together with the server's (vite.server.config.ts). */
export default defineConfig({
  root: 'client',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss(), livePictures, workoutCountsAlone, emptySlots],
  resolve: {
    // For React 17, in the router: React has had it itself for long.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    // The Content-Security-Policy allows no inline script, and data: URLs are kept to images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 3,
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//,
            },
            { name: startChunks(), debugName: 'start', priority: 2 },
            { name: 'shared', priority: 1, minShareCount: PAGES_THAT_SHARE.most },
            // A request costs a phone more than a few small things that its first page does not need.
            {
              name: 'small',
              priority: 0,
              minShareCount: PAGES_THAT_SHARE.small,
              maxModuleSize: SMALL_BYTES,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3001}` },
  },
});
