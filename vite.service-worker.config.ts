import { defineConfig } from 'vite';

/** A service worker: one file at the root, built last, when all files that it keeps are known. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      // As a classic script: not every browser takes modules as service workers.
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
