import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { filePaths } from '../../file-paths.ts';
import { childProcess } from '../../testing/child.ts';
import { tempDirectory } from '../../testing/temp-directory.ts';
import { couples, members } from '../tables/couples.ts';
import { openEmbedded } from './embedded.ts';

/** Allow for a slow, shared disk: each test starts several databases. */
vi.setConfig({ testTimeout: 180_000 });
const dataDir = tempDirectory();
const { migrations: migrationsFolder, template } = filePaths;

test('a process killed while it writes loses nothing it had acknowledged, and halves nothing', async () => {
  const acknowledged: string[] = [];
  for (const rows of [3, 25]) {
    const writer = childProcess('embedded-writer.ts', dataDir());
    await writer.printed(1 + rows);
    await writer.kill();
    acknowledged.push(...writer.lines.slice(1));
    expect(writer.errors).toEqual([]);

    // Open again at once: the system has already freed the dead process's lock.
    const database = await openEmbedded({ dataDir: dataDir(), migrationsFolder, template });
    const kept = await database.db.select({ id: members.id }).from(members);
    expect(acknowledged.filter((id) => !kept.some((row) => row.id === id))).toEqual([]);
    const halves = await database.db
      .select({ id: couples.id })
      .from(couples)
      .where(sql`(SELECT count(*) FROM members WHERE couple_id = ${couples.id}) <> 2`);
    expect(halves).toEqual([]);
    await database.close();
  }
});

test.each(['postgres/PG_VERSION', 'postgres/pg_wal'])(
  'a first start killed when %s had just appeared does not stop the next',
  async (file) => {
    const starter = childProcess('embedded-writer.ts', dataDir());
    await vi.waitUntil(() => existsSync(path.join(dataDir(), file)), {
      interval: 1,
      timeout: 60_000,
    });
    await starter.kill();
    expect(starter.lines).toEqual([]);

    const database = await openEmbedded({ dataDir: dataDir(), migrationsFolder, template });
    expect(await database.db.$count(couples)).toBe(0);
    await database.close();
  },
);
