import type { MemberKey } from '../../db/member.ts';

const UUID_BYTES = 16;
const HANDLE = /^[\w-]{43}$/;

/** Encodes couple and member for the device, which returns this value with each answer. */
export function userHandle({ coupleId, id }: MemberKey): string {
  const hex = `${coupleId}${id}`.replaceAll('-', '');
  return Buffer.from(hex, 'hex').toString('base64url');
}

/** Decodes the member a passkey claims to belong to; null for anything but a handle of ours. */
export function memberIn(handle: string | undefined): MemberKey | null {
  if (!handle || !HANDLE.test(handle)) return null;
  const hex = Buffer.from(handle, 'base64url').toString('hex');
  return { coupleId: uuid(hex.slice(0, 2 * UUID_BYTES)), id: uuid(hex.slice(2 * UUID_BYTES)) };
}

function uuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
