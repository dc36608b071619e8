import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { changeSecret } from './change-secret.ts';
import { clockJumps } from './clock.ts';
import { type FaultDatabase, inEmbedded, inPostgres } from './databases.ts';
import { fullDiskEmbedded, fullDiskPostgres } from './full-disk.ts';
import { hang } from './hang.ts';
import { killRounds } from './kill.ts';
import { migrationsAtOnce } from './migrations.ts';
import { exitCode, outcomesOf } from './outcomes.ts';
import { postgresAway } from './postgres-away.ts';
import { postgresSilent } from './postgres-silent.ts';
import { sigtermRounds } from './sigterm.ts';
import { slowClients } from './slow-clients.ts';
import { twoWeeks } from './two-weeks.ts';

/** Time after which a fault counts as hanging. */
const LONGEST_MS = 40 * 60_000;
const CROWD = { idle: 5_000, trickling: 200, halfway: 200 };

async function embedded<T>(work: (keeping: FaultDatabase) => Promise<T>): Promise<T> {
  const keeping = inEmbedded();
  try {
    return await work(keeping);
  } finally {
    keeping.remove();
  }
}

async function postgres<T>(work: (server: PostgresServer) => Promise<T>): Promise<T> {
  const server = await startPostgres();
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

function onPostgres<T>(work: (keeping: FaultDatabase) => Promise<T>): Promise<T> {
  return postgres(async (server) => {
    const keeping = await inPostgres(server);
    try {
      return await work(keeping);
    } finally {
      keeping.remove();
    }
  });
}

const FAULTS: Readonly<Record<string, () => Promise<string>>> = {
  'kill-embedded': () => embedded((keeping) => killRounds(keeping, 50)),
  'kill-postgres': () => onPostgres((keeping) => killRounds(keeping, 50)),
  'postgres-away': () => postgres((server) => postgresAway(server, 10_000)),
  'postgres-silent': () => postgres((server) => postgresSilent(server, 30_000)),
  'change-secret': () => embedded(changeSecret),
  hang: () => onPostgres(hang),
  'slow-clients': () => onPostgres((keeping) => slowClients(keeping, CROWD)),
  'full-disk-embedded': fullDiskEmbedded,
  'full-disk-postgres': fullDiskPostgres,
  'clock-embedded': () => embedded(clockJumps),
  'clock-postgres': () => onPostgres(clockJumps),
  'sigterm-embedded': () => embedded((keeping) => sigtermRounds(keeping, 5)),
  'sigterm-postgres': () => onPostgres((keeping) => sigtermRounds(keeping, 10)),
  'migrations-at-once': () => postgres((server) => migrationsAtOnce(server, 5)),
  'two-weeks-embedded': () => twoWeeks('embedded', 5_000),
  'two-weeks-postgres': () => twoWeeks('postgres', 5_000),
};

const MAY_SKIP = '--may-skip';
const args = process.argv.slice(2);
const asked = args.filter((arg) => arg !== MAY_SKIP);
const unknown = asked.filter((name) => !(name in FAULTS));
if (unknown.length > 0) {
  console.error(
    `There is no fault called ${unknown.join(', ')}: ${Object.keys(FAULTS).join(', ')}`,
  );
  process.exit(1);
}

const chosen = Object.entries(FAULTS).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
const counts = await outcomesOf(Object.fromEntries(chosen), {
  longestMs: LONGEST_MS,
  print: (line) => console.log(line),
});
const maySkip = args.includes(MAY_SKIP);
if (counts.skipped > 0 && !maySkip) {
  console.error(`${counts.skipped} skipped, which is no proof: ${MAY_SKIP} lets that pass.`);
}
// Exit, which also ends what a hanging fault has left running.
process.exit(exitCode(counts, maySkip));
