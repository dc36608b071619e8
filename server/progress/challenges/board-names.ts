import { createHash, type KeyObject } from 'node:crypto';
import { BOARD_NAME_FIRST, BOARD_NAME_SECOND } from '../../../content/board-names.ts';
import type { CoupleKeys } from '../../security/couple-keys.ts';
import { seal, unseal } from '../../security/sealing.ts';

function context(coupleId: string): string {
  return `board name ${coupleId}`;
}

export function sealBoardName(key: KeyObject, coupleId: string, name: string): string {
  return seal(key, context(coupleId), name);
}

/**
 * Derives the name of a couple that has chosen none. Always the same, and reveals nothing about the
 * couple.
 */
function pseudonymOf(coupleId: string): string {
  const hash = createHash('sha256').update(context(coupleId)).digest();
  const word = (words: readonly string[], at: number) =>
    words[hash.readUInt32BE(at) % words.length];
  return `${word(BOARD_NAME_FIRST, 0)} ${word(BOARD_NAME_SECOND, 4)}`;
}

/** Returns the couple's name on the board, and the default used while they choose none. */
export async function boardNames(
  coupleKeys: CoupleKeys,
  coupleId: string,
  sealedName: string | null,
): Promise<{ name: string; defaultName: string }> {
  const defaultName = pseudonymOf(coupleId);
  if (!sealedName) return { name: defaultName, defaultName };
  return { name: unseal(await coupleKeys(coupleId), context(coupleId), sealedName), defaultName };
}
