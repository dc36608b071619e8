import { defineConfig } from 'vite';

/** The service worker: one file at the root, built last, when all files that it keeps are known. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'client/service-worker/service-worker.ts',
      // As a classic script: not every browser takes modules as service workers.
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
