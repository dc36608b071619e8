import { insertCouple } from '../../server/auth/member-queries.ts';
import { openEmbedded } from '../../server/db/embedded/embedded.ts';
import { transact } from '../../server/db/transaction-guard.ts';
import { filePaths } from '../../server/file-paths.ts';
import { coupleKeysIn, masterKey } from '../../server/security/couple-keys.ts';
import { identitiesIn } from '../../server/security/identities.ts';
import { aSignUp } from '../../server/testing/factories.ts';

/**
 * Runs as its own process: signs up couples until killed, and prints each one that is acknowledged.
 */
const MAINTAIN_AFTER = 10;
const [, , dataDir = ''] = process.argv;
const { migrations: migrationsFolder, template } = filePaths;
const database = await openEmbedded({ dataDir, migrationsFolder, template });
const appSecret = 'a secret for tests';
const master = masterKey(appSecret);
const coupleKeys = coupleKeysIn(database.db, master);
const identities = identitiesIn({ appSecret, master, coupleKeys });
console.log('open');
for (let count = 1; ; count++) {
  const couple = await transact(database.db, (tx) =>
    insertCouple(tx, identities, aSignUp(), ['hash', 'hash'], new Date()),
  );
  console.log(couple?.first);
  if (count % MAINTAIN_AFTER === 0) await database.maintain();
}
