import type { Passkey } from '../../../contract/auth/passkeys.ts';
import type { MemberKey } from '../../db/member.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors.ts';
import { type PasskeyRow, passkeyBy, passkeysOf, resealPasskey } from './queries.ts';
import { openPasskey, sealPasskey } from './sealed-passkey.ts';

type Needs = Pick<Deps, 'db' | 'coupleKeys'>;

export function toPasskey(row: PasskeyRow, name: string): Passkey {
  const { id, createdAt, lastUsedAt, copySuspectedAt } = row;
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    copySuspectedAt: copySuspectedAt?.toISOString() ?? null,
  };
}

/** What a member may know of their passkeys: names and dates. */
export async function passkeyFacts(
  { db, coupleKeys }: Needs,
  member: MemberKey,
): Promise<Passkey[]> {
  const rows = await passkeysOf(db, member);
  if (rows.length === 0) return [];
  const key = await coupleKeys(member.coupleId);
  return rows.map((row) => toPasskey(row, openPasskey(key, row).name));
}

/** A member's passkeys as a browser is told which to ask for, or not to make again. */
export async function passkeyDescriptors({ db, coupleKeys }: Needs, member: MemberKey) {
  const rows = await passkeysOf(db, member);
  if (rows.length === 0) return [];
  const key = await coupleKeys(member.coupleId);
  return rows.map((row) => {
    const { credentialId, transports } = openPasskey(key, row);
    return { id: credentialId, type: 'public-key' as const, transports };
  });
}

export async function renamed(
  { db, coupleKeys }: Needs,
  member: MemberKey,
  id: string,
  name: string,
): Promise<Passkey> {
  const row = await passkeyBy(db, member, { id });
  if (!row) throw notFound();
  const key = await coupleKeys(row.coupleId);
  // The name alone ever changes, so that of two renamings at once either may win whole.
  const sealed = sealPasskey(key, row, { ...openPasskey(key, row), name });
  return toPasskey(await resealPasskey(db, row, sealed), name);
}
