import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import * as z from 'zod/mini';
import { workoutCounts } from './content/workout-counts.ts';
import { fillSlots, tabLinks } from './server/http/page-html.ts';

/** What is drawn by what. */
const PICTURES = [
  { module: 'server/catalogue/covers.ts', draw: 'drawCovers' },
  { module: 'server/catalogue/first-steps.ts', draw: 'drawFirstSteps' },
  { module: 'server/progress/challenges/pictures.ts', draw: 'drawChallengePictures' },
  { module: 'server/shop/pictures.ts', draw: 'drawPictures' },
].map(({ module, draw }) => ({ module: path.join(import.meta.dirname, module), draw }));

/** While developing, pictures are drawn when they are asked for: an edited pose shows at once. */
const livePictures: Plugin = {
  name: 'live-pictures',
  apply: 'serve',
  configureServer(server) {
    const drawnAt = async (url: string | undefined) => {
      for (const { module, draw } of PICTURES) {
        const pictures: { url: string; svg: string }[] = (await server.ssrLoadModule(module))[
          draw
        ]();
        const picture = pictures.find((one) => one.url === url);
        if (picture) return picture.svg;
      }
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

/**
 * The browser sends and reads what the server checks, and needs the contract's schemas for their
 * types alone. A stand-in for the schema library saves 8 kB on every page; it builds nothing, and
 * throws where a schema is used for more than its type.
 */
const schemaStandIn: Plugin = {
  name: 'schema-stand-in',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'zod/mini' && /\/contract\//.test(importer ?? '') ? STAND_IN : undefined,
  load: (id) => (id === STAND_IN ? SCHEMA_STAND_IN : undefined),
};
const STAND_IN = '\0schema-stand-in';
export const SCHEMA_STAND_IN = `
const USES = /parse|encode|decode|^(_zod|~standard)$/i;
const unusable = (name) => {
  throw new Error('The browser has no schemas: ' + name + ' cannot be used.');
};
const schema = new Proxy(() => schema, {
  get: (_, name) => (typeof name === 'string' && USES.test(name) ? unusable(name) : schema),
});
const use = () => unusable('parsing');
export { ${Object.keys(z)
  .map((name) => `${/parse|encode|decode/i.test(name) ? 'use' : 'schema'} as ${name}`)
  .join(', ')} };
`;

/**
 * Of a call the browser needs its method and address: the summary and the schemas of what goes to and
 * fro are left out, and with them, since nothing names them any more, the schemas that they consist of.
 */
const callsAlone: Plugin = {
  name: 'calls-alone',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/contract\/[\w/-]+\.ts$/.test(id)) return null;
    return withoutSchemas(code, this.parse(code, { lang: 'ts' }));
  },
};

export function withoutSchemas(
  code: string,
  { body }: ReturnType<Rolldown.PluginContext['parse']>,
) {
  let text = code;
  // From the end, so that the places before stay where they are.
  for (const statement of body.toReversed()) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations.toReversed()) {
      if (init?.type !== 'CallExpression') continue;
      const [, , described] = init.arguments;
      const isEndpoint = init.callee.type === 'Identifier' && /^endpoint/.test(init.callee.name);
      const { start, end } = isEndpoint && described ? described : init;
      const value = isEndpoint ? '{}' : `/* @__PURE__ */ (() => ${text.slice(start, end)})()`;
      text = `${text.slice(0, start)}${value}${text.slice(end)}`;
    }
  }
  return text;
}

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
  plugins: [
    react(),
    tailwindcss(),
    livePictures,
    workoutCountsAlone,
    emptySlots,
    schemaStandIn,
    callsAlone,
  ],
  resolve: {
    // For React 17, in the router: React has had it itself for long.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
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
