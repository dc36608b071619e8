// Starts the smallest possible server on the embedded database: opens the database as the app does,
// then listens.
import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';

const [, , dataDir] = process.argv;
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
  '-c',
  'wal_recycle=off',
];
const database = await PGlite.create({ dataDir, startParams });
await database.query('SELECT 1');
const server = createServer((_request, response) => response.end('ok'));
server.listen(0, '127.0.0.1', () => console.log('Ready at http://localhost'));
process.on('SIGTERM', async () => {
  await database.close();
  process.exit(0);
});
