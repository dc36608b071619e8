import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { build } from '../scripts/prepare.mjs';
import { changeSecret } from './faults/change-secret.ts';
import { type FaultDatabase, inEmbedded, inPostgres } from './faults/databases.ts';
import { hang } from './faults/hang.ts';
import { killRounds } from './faults/kill.ts';
import { postgresAway } from './faults/postgres-away.ts';
import { postgresSilent } from './faults/postgres-silent.ts';
import { sigtermRounds } from './faults/sigterm.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

// Time for the build. The tests here are quick versions: `npm run faults` runs longer ones, and
// slower faults too.
const BUILDING_MS = 300_000;
/** Set a long timeout, because machines are shared and each test starts the app a few times. */
vi.setConfig({ testTimeout: 180_000 });
beforeAll(build, BUILDING_MS);

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, BUILDING_MS);
afterAll(() => server.stop());

const keepings: [string, () => Promise<FaultDatabase>][] = [
  ['the embedded database', async () => inEmbedded()],
  ['PostgreSQL', () => inPostgres(server)],
];

describe.each(keepings)('on %s', (_name, open) => {
  test('a process killed under writes loses nothing it had acknowledged, and every total still adds up', async () => {
    const keeping = await open();
    expect(await killRounds(keeping, 2)).toMatch(/all kept/);
    keeping.remove();
  });

  test('a process that is asked to end under load answers whatever it has taken', async () => {
    const keeping = await open();
    expect(await sigtermRounds(keeping, 1)).toMatch(/none that was taken left unanswered/);
    keeping.remove();
  });
});

test('while PostgreSQL is away every call is 503, and when it is back everything is served', async () => {
  expect(await postgresAway(server, 1_000)).toMatch(/all 503 JSON/);
});

test('while PostgreSQL is silent every call is 503 in time, and it is ready soon after', async () => {
  expect(await postgresSilent(server, 8_000)).toMatch(/every call answered within/);
});

test('a process whose event loop hangs ends itself, so that it is started again', async () => {
  const keeping = await inPostgres(server);
  expect(await hang(keeping)).toMatch(/the next one served/);
  keeping.remove();
});

test('an embedded app that knows both secrets changes the secret while it serves', async () => {
  const keeping = inEmbedded();
  expect(await changeSecret(keeping)).toMatch(/the new one alone/);
  keeping.remove();
});
