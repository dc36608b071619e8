import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.ts';
import { operatorLogins } from '../db/tables/operators.ts';
import { transact } from '../db/transaction-guard.ts';
import { pseudonym } from '../security/sealing.ts';
import { newSecret } from '../security/tokens.ts';
import { OPERATOR_LOGIN_SECONDS } from './operator-cookie.ts';
import { recordAction } from './record-queries.ts';

type Needs = { db: Db; adminToken: string };
type OperatorLoginRow = typeof operatorLogins.$inferSelect;

/** Hashes with ADMIN_TOKEN as the key: a new ADMIN_TOKEN ends every login. */
function hashOf(adminToken: string, token: string): string {
  return pseudonym(Buffer.from(adminToken), 'desk', token);
}

function isLogin(adminToken: string, token: string) {
  return eq(operatorLogins.tokenHash, hashOf(adminToken, token));
}

type NewLogin = {
  name: string;
  /** The token of the browser's former login, which ends. */
  replaced: string | undefined;
};

/** Returns the token of a new login, which is stored nowhere. */
export async function insertOperatorLogin(
  { db, adminToken }: Needs,
  { name, replaced }: NewLogin,
  now: Date,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + OPERATOR_LOGIN_SECONDS * 1000);
  await transact(db, async (tx) => {
    if (replaced) await tx.delete(operatorLogins).where(isLogin(adminToken, replaced));
    const tokenHash = hashOf(adminToken, token);
    await tx.insert(operatorLogins).values({ tokenHash, name, expiresAt });
    await recordAction(tx, { name }, { action: 'signed in' }, now);
  });
  return token;
}

export async function operatorWith(
  { db, adminToken }: Needs,
  token: string,
  now: Date,
): Promise<OperatorLoginRow | null> {
  const [row] = await db
    .select()
    .from(operatorLogins)
    .where(and(isLogin(adminToken, token), gt(operatorLogins.expiresAt, now)));
  return row ?? null;
}

export function deleteOperatorLogin(db: Db, { name, tokenHash }: OperatorLoginRow, now: Date) {
  return transact(db, async (tx) => {
    await tx.delete(operatorLogins).where(eq(operatorLogins.tokenHash, tokenHash));
    await recordAction(tx, { name }, { action: 'signed out' }, now);
  });
}

export async function sweepOperatorLogins(db: Queryable, now: Date): Promise<void> {
  await db.delete(operatorLogins).where(lte(operatorLogins.expiresAt, now));
}
