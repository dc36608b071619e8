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
        // What is drawn once, at build time, has no other side.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      input: {
        main: 'server/main.ts',
        command: 'server/command.ts',
        prerender: 'client/prerender.tsx',
        catalogue: 'server/workouts/catalogue.ts',
        covers: 'server/workouts/covers.ts',
        'product-pictures': 'server/store/pictures.ts',
      },
      // All in one folder: the server finds its files by where its code is (server/places.ts).
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    // One bundle starts with a fifth less work; these load files beside themselves.
    noExternal: true,
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'],
  },
});
