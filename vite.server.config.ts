import { defineConfig } from 'vite';

/** The server's half, and the module that prerenders the landing page. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { main: 'server/main.ts', prerender: 'client/prerender.tsx' },
    },
  },
  ssr: {
    // One bundle starts with a fifth less work; these two load files beside themselves.
    noExternal: true,
    external: ['@electric-sql/pglite', '@node-rs/argon2'],
  },
});
