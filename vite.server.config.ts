import { defineConfig } from 'vite';

/** The server's half, and the modules that prerender the landing page and draw the pictures. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      onwarn(warning, warn) {
        // The prerendered parts have no client half: 'use client' means nothing here.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      input: {
        main: 'server/main.ts',
        cli: 'server/cli.ts',
        'watchdog-worker': 'server/watchdog-worker.mjs',
        prerender: 'client/prerender.tsx',
        'app-shell': 'server/http/app-shell.ts',
        'app-icons': 'contract/offline/web-manifest.ts',
        'drawn-pictures': 'server/drawn-pictures.ts',
        preview: 'illustration/preview.ts',
      },
      // All in one folder: the server finds its files by where its code is (server/file-paths.ts).
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    // One bundle starts with a fifth less work; these load files beside themselves.
    noExternal: true,
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'],
  },
});
