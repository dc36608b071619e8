import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { newestSnapshot } from '../testing/migration-snapshot.ts';
import * as schema from './schema.ts';

test('no change of the schema waits for its migration', async () => {
  const migrated = (await newestSnapshot()) as unknown as ReturnType<typeof generateDrizzleJson>;
  const wanted = generateDrizzleJson(schema, migrated.id, undefined, 'snake_case');
  expect(await generateMigration(migrated, wanted)).toEqual([]);
});
