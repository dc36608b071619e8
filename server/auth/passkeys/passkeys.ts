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

/** Lists the names and dates of a member's passkeys, which the member may see. */
export async function passkeyFacts(
  { db, coupleKeys }: Needs,
  member: MemberKey,
): Promise<Passkey[]> {
  const rows = await passkeysOf(db, member);
  if (rows.length === 0) return [];
  const key = await coupleKeys(member.coupleId);
  return rows.map((row) => toPasskey(row, openPasskey(key, row).name));
}

/** Describes a member's passkeys to a browser, which is to use one of them or to add another. */
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
  // Change the name alone: after two simultaneous renamings, either whole name may stay.
  const sealed = sealPasskey(key, row, { ...openPasskey(key, row), name });
  return toPasskey(await resealPasskey(db, row, sealed), name);
}
