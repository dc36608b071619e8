import type { AddressInfo } from 'node:net';
import { inProcessApp } from './in-process-app.ts';
import { plainJournalRoute } from './plain-journal.ts';

/** Runs the app with a second journal route without seals, as its own process. */
process.once('message', ({ databaseUrl }: { databaseUrl: string }) => {
  void serve(databaseUrl);
});
process.once('disconnect', () => process.exit(0));

async function serve(databaseUrl: string): Promise<void> {
  const { app, deps } = await inProcessApp(databaseUrl, { isGuarded: false });
  plainJournalRoute(app, deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ port: (app.server.address() as AddressInfo).port });
}
