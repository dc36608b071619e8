import { defineConfig } from 'vitest/config';

/*
 * npm test         unit, dom, process; API tests on PostgreSQL, and on the embedded database those
 *                  that differ by database, less the nightly ones (scripts/test.mjs)
 * npm run test:all also: operations; every API test on both databases
 */
/** Booting an embedded database takes seconds, and the machines are shared. */
const DATABASE_TIMEOUT_MS = 120_000;
const API_TESTS = 'server/**/*.api.test.ts';
/** In projects of their own: a worker that goes from one environment to the other loads all modules anew. */
const DOM_TESTS = ['client/**/*.test.tsx', 'client/**/*.dom.test.ts'];
/** These start the built app, as `npm start` does. */
const PROCESS_TESTS = ['tests/{process,shutdown,spray,operations}.test.ts'];
/** What surrounds the app: containers, systemd, nginx, kills, full disks, backups cut short. */
const OPERATIONS_TESTS = [
  'tests/{deploy,faults,memory,proxy}.test.ts',
  'server/admin/cli/backup/backup.test.ts',
  'server/db/embedded/{crash,embedded,full-disk}.test.ts',
];

function apiProject(name: 'embedded' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name,
      include: [API_TESTS],
      env: { TEST_DATABASE: name },
      // One database per worker, emptied between tests.
      isolate: false,
      ...(name === 'postgres' ? { globalSetup: 'tests/postgres-server.ts' } : {}),
    },
  };
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    testTimeout: DATABASE_TIMEOUT_MS,
    // Removing a whole database takes a busy disk its time.
    hookTimeout: DATABASE_TIMEOUT_MS,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{client,content,contract,illustration,server,tests}/**/*.test.ts'],
          exclude: [API_TESTS, ...DOM_TESTS, ...PROCESS_TESTS, ...OPERATIONS_TESTS],
          // Modules are loaded once per worker, not once per file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: DOM_TESTS,
          environment: 'happy-dom',
          isolate: false,
        },
      },
      apiProject('embedded'),
      apiProject('postgres'),
      { extends: true, test: { name: 'process', include: PROCESS_TESTS } },
      { extends: true, test: { name: 'operations', include: OPERATIONS_TESTS } },
    ],
  },
});
