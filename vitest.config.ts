import { defineConfig } from 'vitest/config';

/** Booting an embedded database takes seconds, and the machines are shared. */
const DATABASE_TIMEOUT_MS = 60_000;
const API_TESTS = 'server/**/*.api.test.ts';

function apiProject(name: 'embedded' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name,
      include: [API_TESTS],
      env: { TEST_DATABASE: name },
      // One database per worker, emptied between tests.
      isolate: false,
      testTimeout: DATABASE_TIMEOUT_MS,
      hookTimeout: DATABASE_TIMEOUT_MS,
      ...(name === 'postgres' ? { globalSetup: 'tests/postgres-server.ts' } : {}),
    },
  };
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{client,content,contract,figures,server,tests}/**/*.test.{ts,tsx}'],
          exclude: [API_TESTS],
          testTimeout: DATABASE_TIMEOUT_MS,
          // Removing a whole database takes a busy disk its time.
          hookTimeout: DATABASE_TIMEOUT_MS,
        },
      },
      apiProject('embedded'),
      apiProject('postgres'),
    ],
  },
});
