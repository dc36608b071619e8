import path from 'node:path';

const here = import.meta.dirname;
const isBuilt = path.basename(here) === 'server' && path.basename(path.dirname(here)) === 'dist';

/** Files that the server reads: beside the bundle, or in the source tree. */
export const filePaths = isBuilt
  ? {
      web: path.join(here, '../web'),
      migrations: path.join(here, 'migrations'),
      template: path.join(here, '../empty-database.tar.gz'),
      watchdog: path.join(here, 'watchdog-worker.js'),
    }
  : {
      web: undefined,
      migrations: path.join(here, 'db/migrations'),
      template: path.join(here, '../dist/empty-database.tar.gz'),
      watchdog: path.join(here, 'watchdog-worker.mjs'),
    };
