import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { emptySlots, livePictures } from './scripts/dev-plugins.ts';

/** The oldest browsers that know all the pages need (docs/browsers.md). */
const OLDEST_BROWSERS = ['chrome123', 'firefox128', 'safari17.5'];

type Graph = Rolldown.ChunkingContext;
const VENDOR = /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//;
/** Scripts that start the pages, and the landing page, which needs little beside them. */
const START = /\/client\/(boot|main|landing\/|app\/LandingRoot)/;
/** Pages with lists of workouts, whose common parts no other page loads. */
const LIST_PAGES = new Set(['CategoryPage', 'WorkoutsPage', 'BedroomPage']);
const client = (file: string) => path.join(import.meta.dirname, 'client', file);

/** Collects modules and all that they import. */
function closureOf(modules: readonly string[], graph: Graph, found = new Set<string>()) {
  for (const module of modules) {
    if (found.has(module)) continue;
    found.add(module);
    closureOf(graph.getModuleInfo(module)?.importedIds ?? [], graph, found);
  }
  return found;
}

function closures(graph: Graph) {
  const lazyPartsOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const pages = lazyPartsOf(client('app/routes.ts'));
  const app = closureOf([client('app/App.tsx')], graph);
  const partsOf = (ids: Set<string>) =>
    closureOf(
      [...ids].flatMap(lazyPartsOf).filter((id) => !pages.includes(id)),
      graph,
    );
  return {
    boot: closureOf([client('boot.ts')], graph),
    // Either script must be able to say that the app could not be fetched.
    start: closureOf([client('main.tsx'), client('main-landing.tsx')], graph),
    app,
    pages: pages.map((page) => [path.parse(page).name, closureOf([page], graph)] as const),
    background: partsOf(app),
    later: partsOf(closureOf(pages, graph, new Set(app))),
  };
}
let known: ReturnType<typeof closures> | null = null;

/** Names the file that a module goes into; null for a page's own. */
function fileOf(id: string, graph: Graph): string | null {
  known ??= closures(graph);
  const { boot, start, app, pages, background, later } = known;
  if (VENDOR.test(id)) return 'vendor';
  if (START.test(id)) return null;
  if (boot.has(id)) return 'boot';
  if (start.has(id)) return 'start';
  const users = pages.filter(([, modules]) => modules.has(id));
  const [page, other] = users;
  if (app.has(id)) return 'app';
  if (other) return users.every(([name]) => LIST_PAGES.has(name)) ? 'lists' : 'app';
  if (page) return later.has(id) ? `${page[0]}-shared` : null;
  return background.has(id) ? 'background' : null;
}

/** The browser's half. `scripts/build.mjs` builds it together with the server's (vite.server.config.ts). */
export default defineConfig({
  root: 'client',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss(), livePictures, emptySlots],
  // For React 17, in the router: React has had it itself for long.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
          // Each module then goes where it is told, and not where its importer goes.
          includeDependenciesRecursively: false,
          groups: [{ name: fileOf, debugName: 'file of a module' }],
        },
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3001}` },
  },
});
