import type { MemberKey } from '../../db/member.ts';

const UUID_BYTES = 16;
const HANDLE = /^[\w-]{43}$/;

/** What a device stores with a passkey and gives back with each answer: the ids of couple and member. */
export function userHandle({ coupleId, id }: MemberKey): string {
  const hex = `${coupleId}${id}`.replaceAll('-', '');
  return Buffer.from(hex, 'hex').toString('base64url');
}

/** Whose passkey it says it is; null for what cannot be a handle of ours. */
export function memberIn(handle: string | undefined): MemberKey | null {
  if (!handle || !HANDLE.test(handle)) return null;
  const hex = Buffer.from(handle, 'base64url').toString('hex');
  return { coupleId: uuid(hex.slice(0, 2 * UUID_BYTES)), id: uuid(hex.slice(2 * UUID_BYTES)) };
}

function uuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
