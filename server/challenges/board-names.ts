import type { KeyObject } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { couples } from '../db/tables/couples.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import { openIdentity } from '../security/identities.ts';
import { seal, unseal } from '../security/sealing.ts';

type SealedMember = { id: string; sealed: string };

/** What a couple's name is read from, first partner first. */
export const sealedNames = {
  sealedName: couples.sealedBoardName,
  sealedMembers: sql<SealedMember[]>`(
    SELECT coalesce(json_agg(json_build_object('id', m.id, 'sealed', m.sealed) ORDER BY m.seat), '[]')
    FROM members m WHERE m.couple_id = "couples"."id"
  )`,
};

type SealedNames = { sealedName: string | null; sealedMembers: SealedMember[] };

function context(coupleId: string): string {
  return `board name ${coupleId}`;
}

export function sealBoardName(key: KeyObject, coupleId: string, name: string): string {
  return seal(key, context(coupleId), name);
}

/** What a couple is called on the board, and what it would be if they had chosen nothing. */
export async function boardNames(
  coupleKeys: CoupleKeys,
  coupleId: string,
  { sealedName, sealedMembers }: SealedNames,
): Promise<{ name: string; defaultName: string }> {
  const key = await coupleKeys(coupleId);
  const defaultName = sealedMembers
    .map(({ id, sealed }) => openIdentity(key, { coupleId, id }, sealed).firstName)
    .join(' & ');
  const name = sealedName ? unseal(key, context(coupleId), sealedName) : defaultName;
  return { name, defaultName };
}
