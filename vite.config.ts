import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const COVERS = path.join(import.meta.dirname, 'server/workouts/covers.ts');
const PICTURES = path.join(import.meta.dirname, 'server/store/pictures.ts');

/** While developing, pictures are drawn when they are asked for: an edited pose shows at once. */
const livePictures: Plugin = {
  name: 'live-pictures',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/covers', (request, response, next) => {
      const id = Number(/^\/(\d+)\.svg/.exec(request.url ?? '')?.[1]);
      server.ssrLoadModule(COVERS).then(({ drawCovers }) => {
        const cover = drawCovers().find((one: { id: number }) => one.id === id);
        if (!cover) return next();
        response.setHeader('content-type', 'image/svg+xml').end(cover.svg);
      }, next);
    });
    server.middlewares.use('/products', (request, response, next) => {
      server.ssrLoadModule(PICTURES).then(({ drawPictures }) => {
        const picture = drawPictures().find(
          (one: { url: string }) => one.url === `/products${request.url}`,
        );
        if (!picture) return next();
        response.setHeader('content-type', 'image/svg+xml').end(picture.svg);
      }, next);
    });
  },
};

/**
 * The browser calls by method and path and believes what the server checked: the schemas of the
 * contract are types to it and nothing else. So here their library is a stand-in that builds
 * nothing, and the real one loads only where the browser's own code asks for it.
 */
const schemasAsTypesOnly: Plugin = {
  name: 'schemas-as-types-only',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'zod/mini' && /\/contract\//.test(importer ?? '') ? '\0no-schemas' : undefined,
  load: (id) => (id === '\0no-schemas' ? NO_SCHEMAS : undefined),
};
/** Whatever is asked of it, and whatever is asked of that, is itself again. */
const NO_SCHEMAS = `
const nothing = new Proxy(() => nothing, { get: () => nothing });
export { ${schemaWords()
  .map((word) => `nothing as ${word}`)
  .join(', ')} };
`;

/** Every word of the schema library that the contract uses. */
function schemaWords(): string[] {
  const folder = path.join(import.meta.dirname, 'contract');
  const text = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join();
  return [...new Set(Array.from(text.matchAll(/\bz\.(\w+)/g), ([, word = '']) => word))];
}

/** What draws the front page, and every other page needs too. */
const FRONT = [
  /node_modules\/(wouter|regexparam|use-sync-external-store)\//,
  /client\/app\/(ErrorBoundary|MessagePage|Splash)\.tsx/,
  /client\/landing\/(?!LandingInApp)/,
  /client\/lib\/paths\.ts/,
  /client\/ui\/(arrival|Button|button-class|PageHeading|SkipLink|Spinner|StillLife|still-life-motifs|Wordmark)\.tsx?/,
  /content\/categories\.ts/,
  /contract\/price\.ts/,
];

/**
 * What every page but the front page needs, kept in one file: by itself the bundler cuts it up by
 * who shares what, each piece is compressed alone, and each is a request of its own. The small parts
 * that several pages share are in it too: a request costs a phone more than a kilobyte. Nothing that
 * the front page needs is in it, and nothing in it needs what is outside and needs it in turn.
 */
const EVERY_PAGE = [
  /node_modules\/@tanstack\//,
  /lucide-react\/dist\/esm\/(?!icons\/)/,
  /lucide-react\/dist\/esm\/icons\/(check|chevron-left|chevron-right|circle-user|clock|crown|download|eye|eye-off|flame|house|lock|minus|plus|shopping-bag|trending-up|trophy|users|x)\./,
  /client\/app\/(?!ErrorBoundary|MessagePage|Splash|Root|early-calls|link-intent)/,
  /client\/landing\/LandingInApp/,
  /client\/lib\/(api|api-error|long-date|new-day|page-title|preferences|query-client)\.ts/,
  /client\/account\/copy\.ts/,
  /client\/achievements\/use-achievements\.ts/,
  /client\/auth\/(use-auth|follow-user|leaving|other-tabs)\.ts/,
  /client\/home\/copy\.ts/,
  /client\/progress\/use-progress\.ts/,
  /client\/tour\/(tour-flag|use-tour)\.ts/,
  /client\/ui\/(toast-store|Card|Page|Badge|Skeleton|FailedState|EmptyState|BackLink|Cover|TextField|Switch|Loaded|FilterChips|LazyToaster|Waiting)\.tsx?/,
  /client\/workouts\/(completion-outbox|copy|deliver-completions|DifficultyBadge|FreeWorkouts|KeptCompletions|saved-player|use-sessions|use-workouts|WorkoutFacts)\.tsx?/,
  /contract\/(achievements|auth|calendar|endpoint|figures|player-state|preferences|profile|progress|sessions|text|workouts)\.ts/,
  /no-schemas/,
];
const isOf = (parts: RegExp[]) => (id: string) => parts.some((part) => part.test(id));

/** The browser's half. `scripts/build.mjs` builds it together with the server's (vite.server.config.ts). */
export default defineConfig({
  root: 'client',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss(), livePictures, schemasAsTypesOnly],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The Content-Security-Policy allows no inline script, and data: URLs are kept to images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//,
            },
            { name: 'front', test: isOf(FRONT) },
            { name: 'every-page', test: isOf(EVERY_PAGE) },
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
