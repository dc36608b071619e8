import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emptySlots, livePictures } from './scripts/dev-plugins.ts';
import { scriptFileOf } from './scripts/script-files.ts';

/** The oldest browsers that know all the pages need (docs/browsers.md). */
const OLDEST_BROWSERS = ['chrome123', 'firefox128', 'safari17.5'];

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
          groups: [{ name: scriptFileOf, debugName: 'file of a module' }],
        },
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3001}` },
  },
});
