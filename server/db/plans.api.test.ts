import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { Session } from '../../contract/sessions.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { overheard } from '../testing/overheard.ts';
import { hasPlan, planOf, scansWholeTable } from '../testing/plans.ts';
import { testApp } from '../testing/test-app.ts';
import { completionNow } from '../testing/training.ts';

const world = testApp();

const reading = (url: string) => [`GET ${url}`, (who: Visitor) => who.get(url)] as const;
const CALLS: (readonly [string, (who: Visitor) => Promise<unknown>])[] = [
  reading('/api/user'),
  reading('/api/progress'),
  reading('/api/progress/days'),
  reading('/api/goals/weekly'),
  reading('/api/sessions?limit=7'),
  reading('/api/sessions/today'),
  reading('/api/journal'),
  reading('/api/achievements'),
  reading('/api/leaderboard'),
  ['POST /api/journal', (who) => who.post('/api/journal', { content: 'A quiet evening' })],
  [
    'POST and PATCH /api/sessions',
    async (who) => {
      const { body } = await who.post('/api/sessions', { workoutId: 101, partnerId: null });
      const { id } = body as Session;
      return who.request('PATCH', `/api/sessions/${id}`, completionNow(world, 0));
    },
  ],
];

// Planned as if reading a whole table were dear, as it is when the table has grown: a plan that
// still does so has no index to go by.
test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'every common call finds its rows by an index, never by reading a whole table',
  async () => {
    const { robin } = await aCouple(world);
    await robin.post('/api/journal', { content: 'A first entry', isSharedWithPartner: true });
    const client = await lookingOn();
    for (const [name, call] of CALLS) {
      const statements = (await overheard(() => call(robin))).filter(hasPlan);
      expect(statements, name).not.toEqual([]);
      for (const statement of statements) {
        expect(await planOf(client, statement), name).not.toSatisfy(scansWholeTable);
      }
    }
    await client.end();
  },
);

/** A connection of its own to the very database that the app uses. */
async function lookingOn(): Promise<Client> {
  const { rows } = (await world.database.db.execute(
    sql`SELECT current_database() AS name`,
  )) as unknown as { rows: { name: string }[] };
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query('SET enable_seqscan = off');
  return client;
}
